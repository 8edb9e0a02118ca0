-- The seller's product list searches, filters and sorts by these columns without reading the rows. Orders change none of
-- them except stock and sold_count, which are in products_of_seller too.
CREATE INDEX CONCURRENTLY products_of_seller_edited ON products (seller_id, updated_at DESC, id DESC)
  INCLUDE (title, sku, barcode, category, price_cents, stock, sold_count, is_active, moderation_status)
  WHERE archived_at IS NULL;
