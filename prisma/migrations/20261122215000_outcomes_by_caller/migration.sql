-- Of one caller only the latest outcomes are kept; a refused form says when it may be sent again.
ALTER TABLE form_outcome
  ADD COLUMN caller TEXT NOT NULL DEFAULT '',
  ADD COLUMN retry_at TIMESTAMPTZ(3);

CREATE INDEX form_outcome_caller_expires_at_idx ON form_outcome (caller, expires_at);
