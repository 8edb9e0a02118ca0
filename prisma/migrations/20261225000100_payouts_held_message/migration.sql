-- The reason that the seller reads; payouts_held_reason is the admins' note.
ALTER TABLE users ADD COLUMN payouts_held_message TEXT;
