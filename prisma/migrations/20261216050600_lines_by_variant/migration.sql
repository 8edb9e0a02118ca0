-- The unique indexes by variant replace those by product, which allow one variant of a product per order.
DROP INDEX order_lines_order_id_product_id_key;
DROP INDEX reservations_order_id_product_id_key;
DROP INDEX stock_movements_once;
DROP INDEX stock_movements_one_initial;
