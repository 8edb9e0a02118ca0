CREATE UNIQUE INDEX CONCURRENTLY stock_movements_variant_initial ON stock_movements (product_id, coalesce(variant_id, 0)) WHERE reason = 'initial';
