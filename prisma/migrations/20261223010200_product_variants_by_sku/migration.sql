-- Trigrams, since a SKU is compared by ILIKE.
CREATE INDEX CONCURRENTLY product_variants_by_sku ON product_variants USING gin (sku gin_trgm_ops)
  WHERE archived_at IS NULL;
