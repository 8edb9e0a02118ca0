-- Replaced by products_with_terms_before_2.
DROP INDEX CONCURRENTLY IF EXISTS products_with_old_terms;
