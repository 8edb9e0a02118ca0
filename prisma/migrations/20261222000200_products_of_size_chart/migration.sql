CREATE INDEX CONCURRENTLY products_of_size_chart ON products (size_chart_id) WHERE size_chart_id IS NOT NULL;
