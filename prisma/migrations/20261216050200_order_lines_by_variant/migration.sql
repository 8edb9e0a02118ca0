CREATE UNIQUE INDEX CONCURRENTLY order_lines_variant_once ON order_lines (order_id, product_id, variant_id) NULLS NOT DISTINCT;
