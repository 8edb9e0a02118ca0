CREATE INDEX CONCURRENTLY stock_movements_variant_id_idx ON stock_movements (variant_id) WHERE variant_id IS NOT NULL;
