-- How many digits the currency has behind its comma: amounts are minor units, and not every currency has cents.
ALTER TABLE exchange_rate ADD COLUMN minor_digits SMALLINT NOT NULL DEFAULT 2;
ALTER TABLE exchange_rate ADD CONSTRAINT exchange_rate_minor_digits CHECK (minor_digits BETWEEN 0 AND 4);
