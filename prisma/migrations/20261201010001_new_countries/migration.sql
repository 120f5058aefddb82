-- Admins bring in countries, too: those whose addresses and clocks the product knows.

GRANT INSERT ON country TO alpenglow_app;
CREATE POLICY country_insert ON country FOR INSERT WITH CHECK ((SELECT administers()));
