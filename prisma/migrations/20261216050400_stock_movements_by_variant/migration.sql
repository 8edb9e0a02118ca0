CREATE UNIQUE INDEX CONCURRENTLY stock_movements_variant_once ON stock_movements (order_id, product_id, reason, coalesce(refund_id, 0), coalesce(variant_id, 0));
