-- Who opened the posts of a hotel last and so keeps its detail flag on.
ALTER TABLE hotel_detail_use ADD COLUMN used_by_id TEXT;
ALTER TABLE hotel_detail_use ADD CONSTRAINT hotel_detail_use_used_by_id_fkey
  FOREIGN KEY (used_by_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX hotel_detail_use_used_by_id_idx ON hotel_detail_use (used_by_id);
GRANT UPDATE (used_by_id) ON hotel_detail_use TO alpenglow_app;
