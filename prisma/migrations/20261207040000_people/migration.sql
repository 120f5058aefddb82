-- What admins do about people beside their role: for which hotel or operator they answer, and the end of their sessions. Sessions
-- stay sign-in's own: of somebody else's an admin reads where and when, never what they hold.
CREATE FUNCTION set_person_house(person text, new_hotel text, new_operator text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT administers() THEN PERFORM refuse('set_person_house'); END IF;
  UPDATE app_user SET hotel_id = new_hotel, operator_id = new_operator WHERE id = person;
END $$;

CREATE FUNCTION sessions_of_person(person text, at timestamptz)
RETURNS TABLE (host text, door "SignInDoor", created_at timestamptz, ends_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT administers() THEN PERFORM refuse('sessions_of_person'); END IF;
  RETURN QUERY SELECT s.host, s.door, s.created_at, s.ends_at FROM session s
    WHERE s.user_id = person AND s.ends_at > at ORDER BY s.created_at DESC, s.id;
END $$;

CREATE FUNCTION end_sessions_of_person(person text) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE ended int;
BEGIN
  IF NOT administers() THEN PERFORM refuse('end_sessions_of_person'); END IF;
  DELETE FROM session WHERE user_id = person;
  GET DIAGNOSTICS ended = ROW_COUNT;
  RETURN ended;
END $$;

REVOKE ALL ON FUNCTION set_person_house(text, text, text), sessions_of_person(text, timestamptz), end_sessions_of_person(text)
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_person_house(text, text, text), sessions_of_person(text, timestamptz),
  end_sessions_of_person(text) TO alpenglow_app;
