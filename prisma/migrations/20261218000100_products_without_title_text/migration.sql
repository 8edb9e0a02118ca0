CREATE INDEX CONCURRENTLY products_without_title_text ON products (id) WHERE title_text = '';
