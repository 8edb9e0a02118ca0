-- One spelling for what sounds or looks the same: case, accents, the homophones of Amharic in all their orders, the
-- variants of Arabic letters. Signs become blanks, and a blank stands at both ends, so that '% word%' is a word's
-- beginning, which the index of trigrams can find. lib/search/fold.ts folds what is typed in the same way.
CREATE FUNCTION search_fold(words text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ' ' || btrim(regexp_replace(
    translate(lower(unaccent(normalize(words, NFKC))),
      'ሐኀኸሠዐፀሑኁኹሡዑፁሒኂኺሢዒፂሃሓኃኻሣኣዓፃሔኄኼሤዔፄሕኅኽሥዕፅሖኆኾሦዖፆሧأإآٱىةؤئکی' || U&'\0640\0670\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655',
      'ሀሀሀሰአጸሁሁሁሱኡጹሂሂሂሲኢጺሀሀሀሀሳአአጻሄሄሄሴኤጼህህህስእጽሆሆሆሶኦጾሷاااايهويكي'),
    '[\s!-/:-@\[-`{-~‘’“”«»–—…·፡።፣፤፥፦،؛؟]+', ' ', 'g')) || ' '
$$;

CREATE OR REPLACE FUNCTION products_fold_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_fold(concat_ws(' ',
    NEW.title,
    NEW.collection,
    CASE NEW.category WHEN 'coffee' THEN 'coffee & tea' WHEN 'textiles' THEN 'textiles'
      WHEN 'spices' THEN 'spices & food' ELSE 'arts & crafts' END,
    NEW.description));
  RETURN NEW;
END $$;

-- Fires the trigger for the goods that are there already.
UPDATE products SET title = title;
