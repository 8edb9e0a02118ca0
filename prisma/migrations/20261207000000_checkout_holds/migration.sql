-- An account has two places for open checkouts. A hold is firm until firm_until; after that another buyer may take it over.
-- expired_at: the hold ended unpaid by time, by a takeover, or because a third checkout replaced it.
ALTER TABLE orders ADD COLUMN open_slot smallint, ADD COLUMN firm_until timestamptz(3), ADD COLUMN expired_at timestamptz(3);
