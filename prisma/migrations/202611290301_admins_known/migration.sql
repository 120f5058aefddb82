-- An agency reads no admin, whose address is none of its business. By name it may know whoever has acted for it: that was noted
-- with every deed of theirs, and their place in its history reads like a colleague's.
CREATE FUNCTION admins_known(asked text[]) RETURNS TABLE (id text, first_name text, last_name text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.id, u.first_name, u.last_name FROM app_user u
  WHERE u.id = ANY(asked) AND CASE WHEN reads_all() THEN u.role = 'admin'
    ELSE EXISTS (SELECT FROM audit a WHERE a.actor_id = u.id AND a.acting_for = own_agency()) END
$$;
REVOKE ALL ON FUNCTION admins_known(text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION admins_known(text[]) TO alpenglow_app;
