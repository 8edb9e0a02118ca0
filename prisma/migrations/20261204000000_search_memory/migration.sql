-- What a search finds is gathered before it is read. Where there is no room for all of it PostgreSQL remembers pages
-- instead of rows, and takes the words of every row there apart again: of a million products 5.9 seconds instead of a
-- quarter of one. So there is room for 32 MB until the transaction ends.

-- The query over search_words(search_text) for all of these, each a query as lib/search/tsquery writes it, in which 'x':*
-- is a beginning. One of `often` is left out where a beginning in it is that of very many words: whoever asks reads for
-- it. Folded words hold neither quotes nor backslashes.
CREATE OR REPLACE FUNCTION search.known(rare text[], often text[]) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  unit text;
  begun text;
  words text[];
  known text;
  wide boolean;
  at integer := 0;
  parts text[] := '{}';
BEGIN
  IF pg_size_bytes(current_setting('work_mem')) < pg_size_bytes('32MB') THEN
    PERFORM set_config('work_mem', '32MB', true);
  END IF;
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
