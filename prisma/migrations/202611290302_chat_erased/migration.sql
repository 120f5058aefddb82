-- What the chat service was told of a message is told anew where an erasure takes somebody out of it. In the transaction of the
-- erasure, so that neither happens without the other; once for each message.
CREATE FUNCTION tell_chat_of_erasure() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  said text := CASE TG_TABLE_NAME WHEN 'conversation_message' THEN to_jsonb(OLD) ->> 'id' ELSE to_jsonb(OLD) ->> 'message_id' END;
BEGIN
  IF is_erasing() THEN
    INSERT INTO outbox (topic, dedupe_key, payload, next_attempt_at, created_at)
    SELECT 'chatErased', 'chatErased:' || m.id || ':' || (pg_current_xact_id())::text, jsonb_build_object('messageId', m.id), now(), now()
    FROM conversation_message m JOIN conversation c ON c.id = m.conversation_id
    WHERE m.id = said AND c.mirrored_up_to >= m.sequence
    ON CONFLICT (dedupe_key) DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION tell_chat_of_erasure() FROM PUBLIC;

CREATE TRIGGER conversation_message_erased AFTER UPDATE ON conversation_message
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_chat_of_erasure();
CREATE TRIGGER conversation_attachment_erased AFTER DELETE ON conversation_attachment
  FOR EACH ROW EXECUTE FUNCTION tell_chat_of_erasure();
