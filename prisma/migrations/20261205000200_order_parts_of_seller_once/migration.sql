-- order_parts_sold has the same columns and one more.
DROP INDEX CONCURRENTLY order_parts_of_seller;
