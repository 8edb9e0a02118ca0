CREATE INDEX CONCURRENTLY products_with_old_terms ON products (id) WHERE terms_version < 1;
