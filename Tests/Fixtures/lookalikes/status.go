package status

const (
	StatusUnknown = iota
	StatusReady
	StatusRunning
	StatusFailed
)

const (
	TransportWiFi     = 1
	TransportCellular = 2
	TransportEthernet = 3
	TransportLoopback = 4
)
