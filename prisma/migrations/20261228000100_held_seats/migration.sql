-- Seats that are held for a user of the waiting list; they count as sold.
ALTER TABLE waiting_list_entries
  ADD COLUMN held_quantity INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN held_until TIMESTAMPTZ(3);
ALTER TABLE waiting_list_entries
  ADD CONSTRAINT waiting_list_held CHECK (held_quantity BETWEEN 0 AND 5 AND (held_quantity = 0 OR held_until IS NOT NULL)) NOT VALID;
