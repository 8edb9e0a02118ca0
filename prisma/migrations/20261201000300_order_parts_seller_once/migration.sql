-- order_parts_of_seller begins with the same columns.
DROP INDEX CONCURRENTLY order_parts_seller_id_order_id_idx;
