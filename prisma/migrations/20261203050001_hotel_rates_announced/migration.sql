-- What hotels sell by beside their nights is kept by web processes for minutes: whoever writes it announces it. Hotels, rooms,
-- beds and programmes of hotels are announced as `hotels` already; nights and holds are read for every page.
CREATE TRIGGER rate_plan_changed AFTER INSERT OR DELETE OR UPDATE ON rate_plan
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotel-rates');
CREATE TRIGGER season_changed AFTER INSERT OR DELETE OR UPDATE ON season
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotel-rates');
CREATE TRIGGER closure_changed AFTER INSERT OR DELETE OR UPDATE ON closure
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotel-rates');
CREATE TRIGGER hotel_tax_changed AFTER INSERT OR DELETE OR UPDATE ON hotel_tax
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotel-rates');
CREATE TRIGGER child_band_changed AFTER INSERT OR DELETE OR UPDATE ON child_band
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotel-rates');
CREATE TRIGGER exchange_rate_of_hotels_changed AFTER INSERT OR DELETE OR UPDATE ON exchange_rate
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotel-rates');
