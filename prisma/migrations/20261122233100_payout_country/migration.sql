-- Where an agency said it is registered when its payout account was opened: chosen once, shown ever after. Accounts from
-- before have none.
ALTER TABLE payout_account ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$');
