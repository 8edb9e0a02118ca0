-- What the dashboard counts of a seller's goods, without reading the goods. Not "reserved": a hold writes to no index.
-- Everybody who asks for a seller's can use it; the condition keeps it from those who ask for no seller.
CREATE INDEX CONCURRENTLY products_of_seller ON products (seller_id, created_at DESC)
  INCLUDE (id, stock, sold_count, rating_count, rating_sum, archived_at, is_active, moderation_status)
  WHERE seller_id IS NOT NULL;
