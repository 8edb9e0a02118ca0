CREATE INDEX CONCURRENTLY order_lines_variant_id_idx ON order_lines (variant_id) WHERE variant_id IS NOT NULL;
