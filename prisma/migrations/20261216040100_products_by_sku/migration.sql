CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS products_by_sku ON products (seller_id, sku)
  WHERE sku IS NOT NULL AND archived_at IS NULL;
