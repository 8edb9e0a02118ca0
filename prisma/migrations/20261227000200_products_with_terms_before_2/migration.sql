-- For the job that renews filter terms; it has few rows and soon none.
CREATE INDEX CONCURRENTLY products_with_terms_before_2 ON products (id) WHERE terms_version < 2;
