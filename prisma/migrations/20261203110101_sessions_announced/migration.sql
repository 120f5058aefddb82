-- What streams for a person asks again whether it may once a session of theirs has ended, in whichever web process it streams and
-- whoever ended that: sign-out, the issuer, an admin.
CREATE FUNCTION announce_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changed', 'session:' || OLD.user_id);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION announce_session() FROM PUBLIC;
CREATE TRIGGER session_gone AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION announce_session();
CREATE TRIGGER session_ended AFTER UPDATE OF ends_at ON session
  FOR EACH ROW WHEN (NEW.ends_at < OLD.ends_at) EXECUTE FUNCTION announce_session();
