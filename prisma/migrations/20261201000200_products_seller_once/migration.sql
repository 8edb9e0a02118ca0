-- products_of_seller begins with the same columns.
DROP INDEX CONCURRENTLY products_seller_id_created_at_idx;
