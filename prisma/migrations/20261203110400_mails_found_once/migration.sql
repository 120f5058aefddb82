-- Which deliveries name a person is found once, not anew for every mail that was written.
UPDATE personal_table SET found_by =
  '(concat_ws('' '', t."to", t.subject, t.text, t.html) ~* ($1).marks OR split_part(t.message_id, ''@'', 1) IN (
      SELECT ''<'' || left(encode(sha256(convert_to(o.dedupe_key, ''UTF8'')), ''hex''), 40) FROM outbox o
      WHERE concat_ws('' '', o.dedupe_key, o.payload::text) ~* ($1).marks))'
  WHERE table_name = 'development_mail';
