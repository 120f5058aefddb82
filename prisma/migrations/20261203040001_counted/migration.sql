-- What reports count of leads. The policy of an event or a question looks for its lead row by row, and the planner takes that for
-- dearer than it is: over a year it cost more than all the rest. Here whose it is stands as a condition of the lead, once, the same
-- as in lead_select, and agency, person and days of a report narrow down the leads before anything is looked for of them.

CREATE VIEW counted_event WITH (security_barrier) AS
  SELECT l.id, l.agency_id, l.user_id, l.check_in, l.created_at, e.type
  FROM lead l JOIN lead_event e ON e.lead_id = l.id
  WHERE e.type IN ('confirmedOption', 'confirmedBooking')
    AND ((SELECT reads_all()) OR l.agency_id = (SELECT own_agency()));

CREATE VIEW counted_change WITH (security_barrier) AS
  SELECT l.id, l.agency_id, l.user_id, l.hotel_id, l.property_id, c.kind, c.status, c.asked_at, c.answered_at, c.ends_at
  FROM lead l JOIN lead_change c ON c.lead_id = l.id
  WHERE (SELECT reads_all()) OR l.agency_id = (SELECT own_agency());

-- Few leads have any.
CREATE INDEX lead_change_counter_offers ON lead_change (lead_id) WHERE kind = 'counterOffer';
CREATE VIEW counted_offer WITH (security_barrier) AS
  SELECT l.id, l.agency_id, l.user_id, c.status, c.asked_at, c.ends_at
  FROM lead l JOIN lead_change c ON c.lead_id = l.id
  WHERE c.kind = 'counterOffer' AND ((SELECT reads_all()) OR l.agency_id = (SELECT own_agency()));

GRANT SELECT ON counted_event, counted_change, counted_offer TO alpenglow_app;
