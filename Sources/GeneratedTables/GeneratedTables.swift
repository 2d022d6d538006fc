/// What headers state
