-- Trigrams, since an admin's search compares a part of the SKU by ILIKE.
CREATE INDEX CONCURRENTLY products_by_sku_text ON products USING gin (sku gin_trgm_ops);
