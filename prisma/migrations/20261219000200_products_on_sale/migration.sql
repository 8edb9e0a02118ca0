CREATE INDEX CONCURRENTLY IF NOT EXISTS products_on_sale ON products (sale_id) WHERE sale_id IS NOT NULL;
