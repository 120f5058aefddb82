-- What a client's payment leaves of the client ends when the law does not ask for it any more: the address a link was sent to after
-- the six years of correspondence, the reference of a transfer after the eight years of vouchers.

-- A person asks by their address for what is kept under it.
CREATE INDEX payment_link_lower_email_idx ON payment_link (lower(email));

-- Events stay append-only but for that: nobody but the owner may change one, and only so.
DROP TRIGGER due_event_is_kept ON due_event;
CREATE TRIGGER due_event_is_kept BEFORE DELETE OR TRUNCATE ON due_event
  FOR EACH STATEMENT EXECUTE FUNCTION due_event_is_kept();
CREATE FUNCTION due_event_forgets() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF (to_jsonb(OLD) - 'reference') IS DISTINCT FROM (to_jsonb(NEW) - 'reference') OR NEW.reference IS NOT NULL
    OR OLD.method IS DISTINCT FROM 'transfer' OR OLD.at > now() - interval '8 years' THEN
    RAISE EXCEPTION 'what happened to a due is append-only' USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER due_event_forgets BEFORE UPDATE ON due_event FOR EACH ROW EXECUTE FUNCTION due_event_forgets();
REVOKE ALL ON FUNCTION due_event_forgets() FROM PUBLIC;

CREATE OR REPLACE FUNCTION purge_expired(asked_at timestamptz) RETURNS json
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  at timestamptz := least(asked_at, now());
  purged json;
BEGIN
  WITH enquiries AS (
    DELETE FROM enquiry WHERE created_at < at - interval '24 months'
      AND NOT EXISTS (SELECT FROM consumer_booking b WHERE b.enquiry_id = enquiry.id) RETURNING 1
  ), messages AS (
    DELETE FROM contact_message WHERE created_at < at - interval '24 months' RETURNING 1
  ), unconfirmed AS (
    DELETE FROM newsletter_subscription WHERE status = 'pending' AND requested_at < at - interval '14 days' RETURNING 1
  ), ended AS (
    DELETE FROM newsletter_subscription WHERE status = 'unsubscribed' AND unsubscribed_at < at - interval '3 years' RETURNING 1
  ), delivered AS (
    DELETE FROM outbox WHERE delivered_at < at - interval '30 days' RETURNING 1
  ), failed AS (
    DELETE FROM outbox WHERE failed_at < at - interval '90 days' RETURNING 1
  ), uploads AS (
    DELETE FROM conversation_attachment WHERE message_id IS NULL AND created_at < at - interval '7 days' RETURNING 1
  ), addresses AS (
    UPDATE payment_link SET email = NULL WHERE email IS NOT NULL AND ends_at < at - interval '6 years' RETURNING 1
  ), transfers AS (
    UPDATE due_event e SET reference = NULL
    WHERE e.method = 'transfer' AND e.reference IS NOT NULL AND e.at < least(asked_at, now()) - interval '8 years' RETURNING 1
  )
  SELECT json_build_object(
    'enquiry', (SELECT count(*) FROM enquiries), 'contactMessage', (SELECT count(*) FROM messages),
    'unconfirmedSubscription', (SELECT count(*) FROM unconfirmed), 'endedSubscription', (SELECT count(*) FROM ended),
    'deliveredOutbox', (SELECT count(*) FROM delivered), 'failedOutbox', (SELECT count(*) FROM failed),
    'unsentUpload', (SELECT count(*) FROM uploads), 'linkAddress', (SELECT count(*) FROM addresses),
    'transferReference', (SELECT count(*) FROM transfers)
  ) INTO purged;
  RETURN purged;
END $$;
