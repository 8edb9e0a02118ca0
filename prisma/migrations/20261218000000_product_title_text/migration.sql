-- The folded titles of a product in all languages, each between bars: "| clay jebena | jebena dhoobo |". The rank of a
-- search reads them. A job fills old rows.
ALTER TABLE products ADD COLUMN title_text text NOT NULL DEFAULT '';

CREATE OR REPLACE FUNCTION products_fold_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_fold(concat_ws(' ',
    NEW.title,
    NEW.collection,
    CASE NEW.category WHEN 'coffee' THEN 'coffee & tea' WHEN 'textiles' THEN 'textiles'
      WHEN 'spices' THEN 'spices & food' ELSE 'arts & crafts' END,
    NEW.description,
    (SELECT string_agg(concat_ws(' ', t.title, t.description), ' ' ORDER BY t.locale)
      FROM product_translations t WHERE t.product_id = NEW.id)));
  NEW.title_text := '|' || search_fold(NEW.title) || '|' || coalesce((
    SELECT string_agg(search_fold(t.title) || '|', '' ORDER BY t.locale)
    FROM product_translations t WHERE t.product_id = NEW.id AND t.title IS NOT NULL), '');
  RETURN NEW;
END $$;
