-- At most one pending order per account and place, decided by the database when checkouts race.
CREATE UNIQUE INDEX CONCURRENTLY orders_open_slot ON orders (buyer_id, open_slot) WHERE status = 'pending' AND open_slot IS NOT NULL;
