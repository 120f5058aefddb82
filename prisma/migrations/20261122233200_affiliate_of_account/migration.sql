-- The affiliate through whom an account was made belongs to the account: it reaches us by the claim, in whatever browser the
-- address is confirmed. The issuer draws the affiliate's name and colours on its form for a new account.
ALTER TABLE issuer.account ADD COLUMN affiliate_id text;
GRANT SELECT ON affiliate TO alpenglow_issuer;
