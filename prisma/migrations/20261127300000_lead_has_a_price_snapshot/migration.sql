-- Every lead refers to what it was promised, on request too: fees, dues and offers are read from there.
ALTER TABLE lead ALTER COLUMN snapshot_id SET NOT NULL;
