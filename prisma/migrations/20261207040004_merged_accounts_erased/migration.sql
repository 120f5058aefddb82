-- Who has accounts that were merged is one person under several addresses: what is told and erased about them under one is told
-- and erased under all. Said into the function as it stands, so that nothing else it says is written twice.
DO $$
DECLARE
  former text := pg_get_functiondef('who_is(text, text, text)'::regprocedure);
  place text := '  who.enquiries := ARRAY(';
  said text := '  IF who.is_house THEN
    who.emails := who.emails || ARRAY(
      SELECT o.email FROM app_user u JOIN app_user o ON coalesce(o.merged_into_id, o.id) = coalesce(u.merged_into_id, u.id)
      WHERE u.email = ANY(who.emails) AND NOT o.email = ANY(who.emails));
  END IF;
';
BEGIN
  IF position(place in former) = 0 THEN RAISE EXCEPTION 'who_is no longer says where enquiries are found'; END IF;
  EXECUTE replace(former, place, said || place);
END $$;
