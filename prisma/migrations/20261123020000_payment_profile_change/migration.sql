-- Where people of a brand may choose who pays is a matter of its row alone, not of one brand's name.
CREATE TYPE "PaymentProfileChange" AS ENUM ('never', 'onLocalHosts', 'everywhere');

ALTER TABLE brand DROP CONSTRAINT brand_changeable_profile;
ALTER TABLE brand ADD COLUMN payment_profile_change "PaymentProfileChange" NOT NULL DEFAULT 'never';
UPDATE brand SET payment_profile_change = 'onLocalHosts' WHERE can_payment_profile_change;
ALTER TABLE brand DROP COLUMN can_payment_profile_change;
