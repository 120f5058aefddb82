-- Wrong passwords count for an account together with who tries it: what a stranger does closes it to nobody else. Known and
-- unknown addresses are counted alike, in a table of the issuer's own.
CREATE TABLE issuer.attempt (
  key TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  closed_until TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX attempt_closed_until_idx ON issuer.attempt (closed_until);
GRANT SELECT, INSERT, UPDATE, DELETE ON issuer.attempt TO alpenglow_issuer;

ALTER TABLE issuer.account DROP COLUMN failed_attempts, DROP COLUMN locked_until;
REVOKE ALL ON rate_limiter_flexible FROM alpenglow_issuer;
