-- Of a stay that is over one answer stands: it names what every line comes to, so no line is answered twice. The one it took
-- the place of is kept as withdrawn.
CREATE UNIQUE INDEX lead_change_stay_answer ON lead_change (lead_id) WHERE kind = 'stayAnswer' AND status = 'accepted';
ALTER TABLE lead_change ADD CONSTRAINT lead_change_stay_answer_said
  CHECK (kind <> 'stayAnswer' OR (status IN ('accepted', 'withdrawn') AND jsonb_typeof(data->'amounts') = 'array'));

-- A supplier's answer is written by the product after it has judged who answers; a dispute begins open and is the agency's own.
DROP POLICY lead_change_insert ON lead_change;
CREATE POLICY lead_change_insert ON lead_change FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM lead l WHERE l.id = lead_id
      AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
  )
  AND CASE
    WHEN kind IN ('counterOffer', 'question')
      THEN (SELECT app_scope()) = 'system' AND (asked_by_id IS NULL OR answers_for(asked_by_id, lead_id))
    WHEN kind = 'stayAnswer'
      THEN (SELECT app_scope()) = 'system' AND asked_by_id IS NULL AND answers_for(answered_by_id, lead_id)
    WHEN kind = 'dispute' THEN status = 'asked' AND asked_by_id = (SELECT own_user())
    WHEN (SELECT app_scope()) = 'system' THEN asked_by_id IS NULL
    ELSE asked_by_id = (SELECT own_user())
  END
);
-- Of what was answered or decided nobody else takes anything back.
DROP POLICY lead_change_update ON lead_change;
CREATE POLICY lead_change_update ON lead_change FOR UPDATE
  USING (EXISTS (
    SELECT FROM lead l WHERE l.id = lead_id
      AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
  ) AND ((SELECT app_scope()) = 'system' OR (kind <> 'stayAnswer' AND (kind <> 'dispute' OR status = 'asked'))))
  WITH CHECK ((SELECT app_scope()) = 'system' OR status = 'withdrawn');
