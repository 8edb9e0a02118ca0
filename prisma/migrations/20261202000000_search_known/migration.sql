-- A query of whole words lets PostgreSQL pass over what the rarest of them leaves out; of a word's beginning it first
-- gathers all that begins so. Hence beginnings are replaced by the words that begin so, where those are few: for that
-- search.words has to hold every word that a product ever had, the very long ones too.

-- The words of a folded text that somebody may have begun to type; numbers alone are too many.
CREATE FUNCTION search.words_of(folded text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT word FROM unnest(tsvector_to_array(search_words(folded))) AS word
  WHERE length(word) > 1 AND word !~ '^\d+$'
$$;

CREATE OR REPLACE FUNCTION products_keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In order, so that two who write at once wait for each other in turn.
  INSERT INTO search.words
    SELECT word FROM search.words_of(NEW.search_text) AS word ORDER BY word COLLATE "C"
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- Nobody mistypes the very long ones.
CREATE OR REPLACE FUNCTION search.words_like(typed text) RETURNS SETOF text LANGUAGE sql STABLE
  SET pg_trgm.similarity_threshold = 0.2 AS $$
  SELECT word FROM search.words WHERE word % typed AND length(word) <= 40
  ORDER BY similarity(word, typed) DESC, word LIMIT 40
$$;

-- For goods that came without their triggers: restored ones (scripts/lib/restore.mjs).
CREATE FUNCTION search.learn_words() RETURNS void LANGUAGE sql AS $$
  INSERT INTO search.words
    SELECT DISTINCT word FROM products, search.words_of(search_text) AS word ON CONFLICT DO NOTHING
$$;

-- The query over search_words(search_text) for all of these, each a query as lib/search/tsquery writes it, in which 'x':*
-- is a beginning. One of `often` is left out where a beginning in it is that of very many words: whoever asks reads for
-- it. Folded words hold neither quotes nor backslashes.
CREATE FUNCTION search.known(rare text[], often text[]) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  unit text;
  begun text;
  words text[];
  known text;
  wide boolean;
  at integer := 0;
  parts text[] := '{}';
BEGIN
  FOREACH unit IN ARRAY rare || often LOOP
    at := at + 1;
    known := unit;
    wide := false;
    FOR begun IN SELECT DISTINCT m[1] FROM regexp_matches(unit, '''([^'']+)'':\*', 'g') AS m LOOP
      words := ARRAY(SELECT w.word FROM search.words w
        WHERE w.word >= begun AND w.word < begun || U&'\+10FFFF' ORDER BY w.word LIMIT 17);
      IF cardinality(words) > 16 OR begun ~ '^\d+$' THEN
        wide := true;
        CONTINUE;
      END IF;
      -- One letter may be a word of its own; and where nothing begins so, nothing is found.
      IF length(begun) = 1 OR cardinality(words) = 0 THEN
        words := begun || words;
      END IF;
      known := replace(known, '''' || begun || ''':*', '(''' || array_to_string(words, '''|''') || ''')');
    END LOOP;
    IF NOT wide OR at <= cardinality(rare) THEN
      parts := parts || ('(' || known || ')');
    END IF;
  END LOOP;
  RETURN array_to_string(parts, '&')::tsquery;
END $$;

-- Before the first search by it.
SELECT search.learn_words();
