-- An operator's person offers stays of another length beside those that are loaded, and takes them back. New ones are on
-- request until they get a price, and so they are again before they go: "from" follows the prices (price_from_follows).
CREATE FUNCTION edits_stays_of(asked text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM property p WHERE p.id = asked AND (administers() OR p.operator_id = managed_operator()))
$$;
REVOKE ALL ON FUNCTION edits_stays_of(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION edits_stays_of(text) TO alpenglow_app;

CREATE POLICY stay_insert ON stay FOR INSERT WITH CHECK (edits_stays_of(property_id) AND available);
CREATE POLICY stay_delete ON stay FOR DELETE USING (
  edits_stays_of(property_id) AND NOT EXISTS (
    SELECT FROM property_hold h WHERE h.property_id = stay.property_id AND h.released_at IS NULL AND h.kind <> 'ownerBlock'
      AND h.check_in < stay.check_out AND h.check_out > stay.check_in
  )
);
GRANT INSERT (id, property_id, check_in, check_out, available), DELETE ON stay TO alpenglow_app;

CREATE POLICY stay_rate_insert ON stay_rate FOR INSERT WITH CHECK (
  amount IS NULL AND EXISTS (SELECT FROM stay s WHERE s.id = stay_id AND edits_stays_of(s.property_id))
);
GRANT INSERT (stay_id, service_level, amount, currency) ON stay_rate TO alpenglow_app;

-- Whose saved interests a change of price meets: the nights, and which of them are one agency's; not whose.
CREATE VIEW property_interest WITH (security_barrier) AS
  SELECT l.property_id, l.check_in, l.check_out,
    dense_rank() OVER (PARTITION BY l.property_id ORDER BY md5(l.agency_id))::int AS agency
  FROM lead l JOIN property p ON p.id = l.property_id
  WHERE l.status = 'INTEREST' AND l.closed_at IS NULL
    AND ((SELECT reads_all()) OR p.operator_id = (SELECT own_operator()));
GRANT SELECT ON property_interest TO alpenglow_app;
