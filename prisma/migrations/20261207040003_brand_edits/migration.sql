-- Admins edit brands: everything a profile says, and the order in which company patterns are tried. Id and host stay what the
-- addresses are built of.
GRANT UPDATE (name, product_name, company_pattern, position, is_login_required, is_commission_displayed, is_card_programme,
  main_color, accent_color, inverted_font_color, h2_header_color, price_range_color, favicon_path, logo_path, menu_is_inverted,
  menu_background_path, menu_logo_path, email, phone_country_code, phone_number, postal_address, booking_reference_name,
  booking_reference_prefix, is_booking_reference_needed, client_reference_name, client_reference_prefix,
  is_client_reference_needed, is_offer_markup_supported, is_offer_markup_hidden, payment_profile, payment_profile_change,
  pdf_template, pdf_main_color, pdf_footer_background, pdf_logo_path) ON brand TO alpenglow_app;
ALTER TABLE brand ENABLE ROW LEVEL SECURITY;
CREATE POLICY brand_select ON brand FOR SELECT USING (true);
CREATE POLICY brand_update ON brand FOR UPDATE USING ((SELECT administers()));
