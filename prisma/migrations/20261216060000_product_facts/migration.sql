-- Null in is_food, is_perishable and return_policy only until the trigger has set the default.
ALTER TABLE products
  ADD COLUMN facts jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN is_food boolean,
  ADD COLUMN is_perishable boolean,
  ADD COLUMN processing_days smallint,
  ADD COLUMN barcode text,
  ADD COLUMN weight_grams integer,
  ADD COLUMN length_mm integer,
  ADD COLUMN width_mm integer,
  ADD COLUMN height_mm integer;

ALTER TABLE products ADD CONSTRAINT products_facts CHECK (
  jsonb_typeof(facts) = 'object' AND char_length(facts::text) <= 10000) NOT VALID;
ALTER TABLE products ADD CONSTRAINT products_shipping_details CHECK (
  processing_days BETWEEN 1 AND 60 AND
  char_length(sku) BETWEEN 1 AND 64 AND
  barcode ~ '^(\d{8}|\d{12,14})$' AND
  weight_grams BETWEEN 1 AND 1000000 AND
  length_mm BETWEEN 1 AND 10000 AND
  width_mm BETWEEN 1 AND 10000 AND
  height_mm BETWEEN 1 AND 10000) NOT VALID;

-- Whether the thing itself is food does not depend on whether it is made to order.
CREATE FUNCTION default_is_food(category "Category", title TEXT) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT default_return_policy(category, regexp_replace(title,
    '\m(custom|customi[sz]ed|personali[sz]ed|made[- ]to[- ](order|measure)|bespoke|engraved|monogrammed)\M', '', 'gi'))
    = 'food'
$$;

CREATE FUNCTION default_is_perishable(category "Category", title TEXT) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT default_is_food(category, title)
    AND thing ~* '\m(fresh|frozen|chilled|refrigerated|injera|yogh?urt|ayib|sambus(a|as)|cheese)\M'
    AND thing !~* '\m(mix(es)?|flour|powder(ed)?|dried|spices?)\M'
  FROM (SELECT regexp_replace(title, '(,|:|\m(with|for|from)\M).*$', '', 'i') AS thing) named
$$;

CREATE OR REPLACE FUNCTION product_return_policy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.return_policy := coalesce(NEW.return_policy, default_return_policy(NEW.category, NEW.title));
  NEW.is_food := coalesce(NEW.is_food, default_is_food(NEW.category, NEW.title));
  NEW.is_perishable := coalesce(NEW.is_perishable, default_is_perishable(NEW.category, NEW.title));
  RETURN NEW;
END $$;

UPDATE products SET
  is_food = coalesce(return_policy = 'food', false) OR default_is_food(category, title),
  is_perishable = default_is_perishable(category, title);
-- The net weight of food is usually part of its title: "Stone-ground berbere, 8 oz".
UPDATE products p SET facts = jsonb_build_object('netGrams', net.grams)
  FROM (
    SELECT id, round(replace(found[1], ',', '.')::numeric * CASE lower(found[2])
      WHEN 'oz' THEN 28.349523125 WHEN 'lb' THEN 453.59237 WHEN 'kg' THEN 1000 ELSE 1 END)::integer AS grams
    FROM (
      SELECT id, regexp_match(title, '\m(\d{1,3}(?:[.,]\d{1,2})?) ?(oz|lb|kg|g)\M', 'i') AS found
      FROM products WHERE is_food
    ) matched WHERE found IS NOT NULL
  ) net
  WHERE net.id = p.id AND net.grams > 0;
