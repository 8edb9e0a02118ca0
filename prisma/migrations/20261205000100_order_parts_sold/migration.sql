-- What the dashboard adds up of a seller's sales, without reading the parts, nor their orders.
CREATE INDEX CONCURRENTLY order_parts_sold ON order_parts (seller_id, order_id)
  INCLUDE (status, subtotal_cents, discount_cents, delivery_cents, refunded_cents, paid_at)
  WHERE seller_id IS NOT NULL;
