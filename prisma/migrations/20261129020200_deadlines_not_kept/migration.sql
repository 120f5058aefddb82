-- Lines that are done or over are not kept for ever.
CREATE POLICY deadline_delete ON deadline FOR DELETE USING (
  (SELECT app_scope()) = 'system' AND (done_at IS NOT NULL OR ends_at IS NOT NULL)
);
GRANT DELETE ON deadline TO alpenglow_app;
CREATE INDEX "deadline_ends_at_idx" ON deadline ("ends_at");
