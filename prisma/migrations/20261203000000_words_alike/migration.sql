-- The words that are like each of these, as [{"typed", "word"}]. One text and no set: PostgreSQL takes an array of unknown
-- length for ten, and would plan a statement with one anew every time.
CREATE FUNCTION search.words_alike(typed text[]) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT coalesce(json_agg(json_build_object('typed', one, 'word', word)), '[]')
  FROM unnest(typed) AS one, search.words_like(one) AS word
$$;
