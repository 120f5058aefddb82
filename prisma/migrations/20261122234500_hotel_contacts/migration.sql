-- Before there were hotels the demonstration named their contacts already; its hotels name them again.
UPDATE app_user SET hotel_id = NULL WHERE NOT EXISTS (SELECT FROM hotel h WHERE h.id = hotel_id);
ALTER TABLE app_user ADD CONSTRAINT app_user_hotel_id_fkey
  FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE RESTRICT ON UPDATE CASCADE;
