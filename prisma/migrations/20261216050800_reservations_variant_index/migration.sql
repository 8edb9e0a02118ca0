CREATE INDEX CONCURRENTLY reservations_variant_id_idx ON reservations (variant_id) WHERE variant_id IS NOT NULL;
