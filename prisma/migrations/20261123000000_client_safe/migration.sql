-- Client-safe mode is of a session: it survives a reload and a server, and does not follow somebody to another browser.
ALTER TABLE session ADD COLUMN is_client_safe boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION identify_session(asked_session text, asked_at timestamptz) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT json_build_object('sessionId', s.id, 'door', s.door, 'host', s.host, 'tokenExpiresAt', s.token_expires_at,
    'actingForId', s.acting_for_id, 'isClientSafe', s.is_client_safe,
    'viewer', describe_viewer(s.user_id, s.acting_for_id))
  FROM session s WHERE s.id = asked_session AND s.ends_at > asked_at
$$;

-- Sessions are sign-in's own: of their own one, people change this and nothing else.
CREATE FUNCTION set_client_safe(asked_session text, is_on boolean) RETURNS boolean
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH changed AS (
    UPDATE session SET is_client_safe = is_on WHERE id = asked_session AND user_id = own_user() RETURNING 1
  )
  SELECT EXISTS (SELECT FROM changed)
$$;
REVOKE ALL ON FUNCTION set_client_safe(text, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_client_safe(text, boolean) TO alpenglow_app;
