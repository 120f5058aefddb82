-- What a form came to is read by whoever holds the token of its page, one at a time, without the product's scope.
CREATE FUNCTION kept_outcome(asked text) RETURNS SETOF form_outcome
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT * FROM form_outcome WHERE token_hash = asked
$$;
REVOKE ALL ON FUNCTION kept_outcome(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION kept_outcome(text) TO alpenglow_app;
