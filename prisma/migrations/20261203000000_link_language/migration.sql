-- The client's language is kept with the link, and whoever made it may choose another.
ALTER TABLE payment_link ADD CONSTRAINT payment_link_locale CHECK (locale IN ('en', 'de'));
GRANT UPDATE (locale) ON payment_link TO alpenglow_app;
