-- The words of a folded text, each once. Dear on purpose: wherever the index of words can answer, it shall.
CREATE FUNCTION search_words(folded text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL UNSAFE COST 1000 AS $$
  SELECT array_to_tsvector(array_remove(
    string_to_array(btrim(regexp_replace(folded, '(\S{60})\S+', '\1', 'g')), ' '), ''))
$$;

-- Words instead of trigrams: nothing to check again afterwards, and a third of the size. No list of pending entries,
-- which every search would have to read.
DROP INDEX products_live_words;
CREATE INDEX products_live_words ON products USING gin (search_words(search_text)) WITH (fastupdate = off)
  WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL;

-- The shop's other orders and its smaller choices.
CREATE INDEX products_live_popular ON products (sold_count DESC, id DESC)
  WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL;
CREATE INDEX products_live_rating ON products (
    (CASE WHEN rating_count = 0 THEN 0 ELSE rating_sum::float / rating_count END) DESC, rating_count DESC, id DESC)
  WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL;
CREATE INDEX products_live_eid ON products (created_at DESC, id DESC)
  WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL AND is_eid_special;
CREATE INDEX products_live_ramadan ON products (created_at DESC, id DESC)
  WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL AND is_ramadan_special;
CREATE INDEX products_live_independence ON products (created_at DESC, id DESC)
  WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL AND is_independence_day;
CREATE INDEX certificates_approved ON certificates (product_id, valid_until, type) WHERE status = 'approved';
CREATE INDEX certificates_approved_type ON certificates (type, valid_until, product_id) WHERE status = 'approved';

-- Every word that a product ever had: where a typed one is looked for that nobody has, the words like it are here. A
-- schema of its own, for Prisma does not know it. Words stay; what is found by one is on sale or is not found.
CREATE SCHEMA search;
CREATE TABLE search.words (word text COLLATE "C" PRIMARY KEY);
CREATE INDEX words_alike ON search.words USING gin (word gin_trgm_ops);

-- Short words share few trigrams: the shop counts letters afterwards (lib/search/spelling.ts).
CREATE FUNCTION search.words_like(typed text) RETURNS SETOF text LANGUAGE sql STABLE
  SET pg_trgm.similarity_threshold = 0.2 AS $$
  SELECT word FROM search.words WHERE word % typed ORDER BY similarity(word, typed) DESC, word LIMIT 40
$$;

CREATE FUNCTION products_keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In order, so that two who write at once wait for each other in turn.
  INSERT INTO search.words
    SELECT word FROM unnest(tsvector_to_array(search_words(NEW.search_text))) AS word
    WHERE length(word) BETWEEN 2 AND 40 AND word !~ '^\d+$' ORDER BY word COLLATE "C"
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER products_keep_words AFTER INSERT OR UPDATE OF title, description, category, collection
  ON products FOR EACH ROW EXECUTE FUNCTION products_keep_words();

INSERT INTO search.words
  SELECT DISTINCT word FROM products, unnest(tsvector_to_array(search_words(search_text))) AS word
  WHERE length(word) BETWEEN 2 AND 40 AND word !~ '^\d+$';
