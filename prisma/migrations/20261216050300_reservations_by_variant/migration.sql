CREATE UNIQUE INDEX CONCURRENTLY reservations_variant_once ON reservations (order_id, product_id, variant_id) NULLS NOT DISTINCT;
