-- What an agency writes under its letters: mails to its clients and offers.
ALTER TABLE agency ADD COLUMN address text, ADD COLUMN phone text;
GRANT UPDATE (address, phone) ON agency TO alpenglow_app;

-- The development mailbox shows a mail as its reader's program would: who it is from, and to whom an answer goes.
ALTER TABLE development_mail ADD COLUMN sender text NOT NULL DEFAULT '', ADD COLUMN reply_to text;
