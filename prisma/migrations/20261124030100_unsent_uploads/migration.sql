-- A file that was uploaded to a conversation and never sent with a message goes after a week: until then it may wait in the
-- browser of whoever chose it.
CREATE OR REPLACE FUNCTION purge_expired(asked_at timestamptz) RETURNS json
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  at timestamptz := least(asked_at, now());
  purged json;
BEGIN
  WITH enquiries AS (
    DELETE FROM enquiry WHERE created_at < at - interval '24 months' RETURNING 1
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
  )
  SELECT json_build_object(
    'enquiry', (SELECT count(*) FROM enquiries), 'contactMessage', (SELECT count(*) FROM messages),
    'unconfirmedSubscription', (SELECT count(*) FROM unconfirmed), 'endedSubscription', (SELECT count(*) FROM ended),
    'deliveredOutbox', (SELECT count(*) FROM delivered), 'failedOutbox', (SELECT count(*) FROM failed),
    'unsentUpload', (SELECT count(*) FROM uploads)
  ) INTO purged;
  RETURN purged;
END $$;
