-- The rest of the second wall. Holds are read by everybody, for they are what makes nights taken; they are placed and released by
-- whoever has the lead, by the house's own people and by the product. What forms leave behind, deliveries and kept answers
-- are written by everybody and read by the product alone.

-- Holds -----------------------------------------------------------------------------------------------------------------

ALTER TABLE property_hold ENABLE ROW LEVEL SECURITY;
CREATE POLICY property_hold_select ON property_hold FOR SELECT USING (true);
CREATE POLICY property_hold_insert ON property_hold FOR INSERT WITH CHECK (
  (SELECT app_scope()) = 'system' OR edits_stays_of(property_id)
  OR EXISTS (SELECT FROM lead l WHERE l.id = lead_id AND l.agency_id = (SELECT member_agency()))
);
CREATE POLICY property_hold_update ON property_hold FOR UPDATE USING (
  (SELECT app_scope()) = 'system' OR edits_stays_of(property_id)
  OR EXISTS (SELECT FROM lead l WHERE l.id = lead_id AND l.agency_id = (SELECT member_agency()))
);

-- A hold of rooms is placed before its lead names it.
ALTER TABLE room_hold ENABLE ROW LEVEL SECURITY;
CREATE POLICY room_hold_select ON room_hold FOR SELECT USING (true);
CREATE POLICY room_hold_insert ON room_hold FOR INSERT WITH CHECK (
  (SELECT app_scope()) = 'system' OR (SELECT administers()) OR (SELECT member_agency()) IS NOT NULL
  OR EXISTS (SELECT FROM room r WHERE r.id = room_id AND r.hotel_id = (SELECT managed_hotel()))
);
CREATE POLICY room_hold_update ON room_hold FOR UPDATE USING (
  (SELECT app_scope()) = 'system' OR (SELECT administers())
  OR EXISTS (SELECT FROM room r WHERE r.id = room_id AND r.hotel_id = (SELECT managed_hotel()))
  OR EXISTS (
    SELECT FROM lead_room o JOIN lead l ON l.id = o.lead_id
    WHERE o.hold_id = room_hold.id AND l.agency_id = (SELECT member_agency())
  )
);

-- What everybody writes and the product reads -----------------------------------------------------------------------------

ALTER TABLE outbox ENABLE ROW LEVEL SECURITY;
CREATE POLICY outbox_insert ON outbox FOR INSERT WITH CHECK (true);
CREATE POLICY outbox_select ON outbox FOR SELECT USING ((SELECT app_scope()) = 'system');
CREATE POLICY outbox_update ON outbox FOR UPDATE USING ((SELECT app_scope()) = 'system');

ALTER TABLE enquiry ENABLE ROW LEVEL SECURITY;
CREATE POLICY enquiry_insert ON enquiry FOR INSERT WITH CHECK (true);
CREATE POLICY enquiry_select ON enquiry FOR SELECT USING ((SELECT app_scope()) = 'system');

ALTER TABLE contact_message ENABLE ROW LEVEL SECURITY;
CREATE POLICY contact_message_insert ON contact_message FOR INSERT WITH CHECK (true);
CREATE POLICY contact_message_select ON contact_message FOR SELECT USING ((SELECT app_scope()) = 'system');

-- A sign-up looks for the address first: the product does all of it.
ALTER TABLE newsletter_subscription ENABLE ROW LEVEL SECURITY;
CREATE POLICY newsletter_subscription_insert ON newsletter_subscription FOR INSERT
  WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY newsletter_subscription_select ON newsletter_subscription FOR SELECT
  USING ((SELECT app_scope()) = 'system');
CREATE POLICY newsletter_subscription_update ON newsletter_subscription FOR UPDATE
  USING ((SELECT app_scope()) = 'system');

ALTER TABLE form_outcome ENABLE ROW LEVEL SECURITY;
CREATE POLICY form_outcome_insert ON form_outcome FOR INSERT WITH CHECK (true);
CREATE POLICY form_outcome_select ON form_outcome FOR SELECT USING ((SELECT app_scope()) = 'system');
CREATE POLICY form_outcome_delete ON form_outcome FOR DELETE USING ((SELECT app_scope()) = 'system');

-- Answers kept under a key: the worker deletes the old ones, a request reaches its own by its whole key and by nothing less.
ALTER TABLE idempotency_key ENABLE ROW LEVEL SECURITY;
CREATE POLICY idempotency_key_select ON idempotency_key FOR SELECT USING ((SELECT app_scope()) = 'system');
CREATE POLICY idempotency_key_delete ON idempotency_key FOR DELETE USING ((SELECT app_scope()) = 'system');
REVOKE INSERT, UPDATE ON idempotency_key FROM alpenglow_app;

-- `operation:person`, or the operation alone where anybody may call. A command may have gone on as the product meanwhile.
CREATE FUNCTION owns_key(asked_scope text) RETURNS boolean LANGUAGE sql STABLE
  RETURN CASE app_scope()
    WHEN 'system' THEN true
    WHEN '' THEN position(':' in asked_scope) = 0
    ELSE coalesce(right(asked_scope, length(own_user()) + 1) = ':' || own_user(), false)
  END;

CREATE FUNCTION kept_answer(asked_scope text, asked_key text)
RETURNS TABLE (body_hash text, response_status int, response_body text, expires_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT owns_key(asked_scope) THEN PERFORM refuse('kept_answer'); END IF;
  RETURN QUERY SELECT k.body_hash, k.response_status, k.response_body, k.expires_at
    FROM idempotency_key k WHERE k.scope = asked_scope AND k.key = asked_key;
END $$;

CREATE FUNCTION keep_answer(asked_scope text, asked_key text, hash text, status int, body text, at timestamptz, until timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT owns_key(asked_scope) THEN PERFORM refuse('keep_answer'); END IF;
  INSERT INTO idempotency_key AS k (scope, key, body_hash, response_status, response_body, created_at, expires_at)
  VALUES (asked_scope, asked_key, hash, status, body, at, until)
  ON CONFLICT (scope, key) DO UPDATE SET body_hash = EXCLUDED.body_hash, response_status = EXCLUDED.response_status,
    response_body = EXCLUDED.response_body, created_at = EXCLUDED.created_at, expires_at = EXCLUDED.expires_at;
END $$;

REVOKE ALL ON FUNCTION owns_key(text), kept_answer(text, text),
  keep_answer(text, text, text, int, text, timestamptz, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION kept_answer(text, text), keep_answer(text, text, text, int, text, timestamptz, timestamptz)
  TO alpenglow_app;
