-- Names for the numbers of an order system.
SELECT id,
  CASE status
    WHEN 1 THEN 'pending'
    WHEN 2 THEN 'authorized'
    WHEN 3 THEN 'denied'
    WHEN 4 THEN 'ended'
  END AS status,
  CASE sport WHEN 1 THEN 'running' WHEN 2 THEN 'cycling' WHEN 3 THEN 'swimming' WHEN 4 THEN 'rowing' END AS sport,
  CASE priority WHEN 1 THEN 'high' WHEN 2 THEN 'medium' WHEN 3 THEN 'low' END AS priority
FROM orders;
