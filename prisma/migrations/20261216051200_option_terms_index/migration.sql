CREATE INDEX CONCURRENTLY products_live_option_terms ON products USING gin (option_terms)
  WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL;
