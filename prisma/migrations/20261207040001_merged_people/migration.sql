-- Two accounts of one person become one. The merged account stays as a row that leads to the other: whoever signs in with it is
-- the other person from then on, by the browser and by an access token.
ALTER TABLE app_user ADD COLUMN merged_into_id TEXT, ADD COLUMN merged_at TIMESTAMPTZ(3);
ALTER TABLE app_user ADD CONSTRAINT app_user_merged_into_id_fkey
  FOREIGN KEY (merged_into_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE app_user ADD CONSTRAINT app_user_merged CHECK (
  (merged_into_id IS NULL) = (merged_at IS NULL) AND merged_into_id IS DISTINCT FROM id
);
CREATE INDEX app_user_merged_into_id_idx ON app_user (merged_into_id);

CREATE OR REPLACE FUNCTION identify_subject(asked_subject text) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT describe_viewer(coalesce(u.merged_into_id, u.id), NULL) FROM app_user u WHERE u.subject = asked_subject
$$;

CREATE OR REPLACE FUNCTION note_sign_in(
  person text, new_subject text, new_email text, new_verified boolean, new_affiliate text, at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF app_scope() <> 'system' THEN PERFORM refuse('note_sign_in'); END IF;
  UPDATE app_user SET
    subject = new_subject, email = new_email, is_email_verified = new_verified, last_signed_in_at = at,
    affiliate_id = coalesce(affiliate_id, new_affiliate)
  WHERE id = person AND coalesce(subject, new_subject) = new_subject;
  IF NOT FOUND THEN PERFORM refuse('note_sign_in'); END IF;
  UPDATE app_user SET last_signed_in_at = at WHERE id = (SELECT u.merged_into_id FROM app_user u WHERE u.id = person);
END $$;

-- Everything that is the one's is the other's afterwards, whichever table holds it: all references to a person are found in the
-- catalogue, so that a table made later is not forgotten. What the database keeps as it was written (payouts, what happened to
-- a due) and the audit still name the account that did it, which leads to the other.
CREATE FUNCTION merge_people(source text, target text, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  merged app_user;
  kept app_user;
  merged_in membership;
  kept_in membership;
  held record;
BEGIN
  IF NOT administers() THEN PERFORM refuse('merge_people'); END IF;
  PERFORM FROM app_user WHERE id IN (source, target) ORDER BY id FOR UPDATE;
  SELECT * INTO merged FROM app_user WHERE id = source;
  SELECT * INTO kept FROM app_user WHERE id = target;
  SELECT * INTO merged_in FROM membership WHERE user_id = source AND removed_at IS NULL;
  SELECT * INTO kept_in FROM membership WHERE user_id = target AND removed_at IS NULL;
  IF merged.id IS NULL OR kept.id IS NULL OR source = target OR kept.subject IS NULL OR merged.role = 'admin'
    OR merged.merged_into_id IS NOT NULL OR kept.merged_into_id IS NOT NULL
    OR merged_in.agency_id <> kept_in.agency_id OR merged.hotel_id <> kept.hotel_id
    OR merged.operator_id <> kept.operator_id THEN
    PERFORM refuse('merge_people');
  END IF;

  -- What a person has once.
  DELETE FROM session WHERE user_id = source;
  UPDATE conversation_participant k SET
    joined_at = least(k.joined_at, m.joined_at), read_sequence = greatest(k.read_sequence, m.read_sequence)
  FROM conversation_participant m
  WHERE k.user_id = target AND m.user_id = source AND m.conversation_id = k.conversation_id;
  DELETE FROM conversation_participant m USING conversation_participant k
    WHERE k.user_id = target AND m.user_id = source AND m.conversation_id = k.conversation_id;
  DELETE FROM deadline_snooze m USING deadline_snooze k
    WHERE k.user_id = target AND m.user_id = source AND m.deadline_id = k.deadline_id;
  DELETE FROM digest WHERE user_id = source AND EXISTS (SELECT FROM digest k WHERE k.user_id = target);
  UPDATE calendar_address SET revoked_at = at WHERE user_id = source AND revoked_at IS NULL
    AND EXISTS (SELECT FROM calendar_address k WHERE k.user_id = target AND k.revoked_at IS NULL);
  IF merged_in.id IS NOT NULL AND kept_in.id IS NOT NULL THEN
    UPDATE membership SET removed_at = at, is_owner = false WHERE id = merged_in.id;
    UPDATE membership SET is_owner = is_owner OR merged_in.is_owner WHERE id = kept_in.id;
  END IF;

  FOR held IN
    SELECT c.conrelid::regclass AS place, a.attname AS name
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'app_user'::regclass
      AND c.conrelid NOT IN ('session'::regclass, 'due_event'::regclass, 'payout'::regclass, 'payout_run'::regclass)
  LOOP
    EXECUTE format('UPDATE %s SET %I = $1 WHERE %I = $2', held.place, held.name, held.name) USING target, source;
  END LOOP;

  UPDATE app_user SET
    role = CASE
      WHEN kept.role = 'admin' OR merged_in.id IS NULL THEN kept.role
      WHEN kept_in.id IS NULL THEN merged.role
      WHEN merged.role = 'supervisorAgent' THEN merged.role
      ELSE kept.role
    END,
    company = coalesce(nullif(kept.company, ''), merged.company),
    hotel_id = coalesce(kept.hotel_id, merged.hotel_id),
    operator_id = coalesce(kept.operator_id, merged.operator_id),
    affiliate_id = coalesce(kept.affiliate_id, merged.affiliate_id)
  WHERE id = target;
  UPDATE app_user SET
    role = 'agent', company = NULL, hotel_id = NULL, operator_id = NULL, merged_into_id = target, merged_at = at
  WHERE id = source;
END $$;

REVOKE ALL ON FUNCTION merge_people(text, text, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION merge_people(text, text, timestamptz) TO alpenglow_app;
