CREATE INDEX CONCURRENTLY forum_posts_shown_locale ON forum_posts (locale, is_pinned DESC, created_at DESC, id DESC)
  WHERE hidden_at IS NULL;
