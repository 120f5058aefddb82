-- Prices follow from more than nights and stays: from plans, from what guests beyond the included ones pay, from how a property is
-- sold. Whoever changes one of them, prices are asked again of what runs in the house.
CREATE TRIGGER rate_plan_asks_prices AFTER UPDATE OF board, board_adult_price, board_child_price, adjustment_percent, modifiers,
  is_priced, payment_profiles, programme_id, cancellation_periods, has_no_show_clause ON rate_plan
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_price_check();
CREATE TRIGGER room_asks_prices AFTER UPDATE OF included_guests, extra_adult_price ON room
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_price_check();
CREATE TRIGGER child_band_asks_prices AFTER UPDATE OF from_age, to_age, amount ON child_band
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_price_check();
CREATE TRIGGER sales_information_asks_prices AFTER UPDATE OF cancellation_terms ON sales_information
  FOR EACH ROW WHEN (OLD.cancellation_terms IS DISTINCT FROM NEW.cancellation_terms) EXECUTE FUNCTION note_price_check();

-- An option is asked for at the price its interest was saved at, which may be an old one.
CREATE TRIGGER lead_option_asks_prices AFTER UPDATE OF status ON lead
  FOR EACH ROW WHEN (NEW.status = 'REQUESTED_OPTION' AND OLD.status <> 'REQUESTED_OPTION') EXECUTE FUNCTION note_price_check();

-- The terms of cancelling are promised with the price, and move like it.
ALTER TABLE moved_price ADD COLUMN have_terms_moved boolean NOT NULL DEFAULT false;
GRANT UPDATE (have_terms_moved) ON moved_price TO alpenglow_app;

-- In whose name prices are asked again: whoever made it, as long as they stand for its agency (admins do while they act for it),
-- else somebody who does. For the product alone.
CREATE FUNCTION agency_person(asked_user text, asked_agency text) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT describe_viewer(p.id, asked_agency) FROM (
    SELECT user_id AS id, is_owner FROM membership WHERE agency_id = asked_agency AND removed_at IS NULL
    UNION ALL
    SELECT id, false FROM app_user WHERE id = asked_user AND role = 'admin'
  ) p
  WHERE (SELECT app_scope()) = 'system'
  ORDER BY (p.id = asked_user) DESC, p.is_owner DESC, p.id LIMIT 1
$$;
REVOKE ALL ON FUNCTION agency_person(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION agency_person(text, text) TO alpenglow_app;
