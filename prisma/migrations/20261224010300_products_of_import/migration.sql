CREATE INDEX CONCURRENTLY products_of_import ON products (import_id) WHERE import_id IS NOT NULL;
