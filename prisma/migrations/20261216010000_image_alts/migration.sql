ALTER TABLE products ADD COLUMN image_alts text[] NOT NULL DEFAULT '{}';

-- One alt text per image, of at most five.
ALTER TABLE products ADD CONSTRAINT products_image_alts CHECK (
  cardinality(image_alts) <= 5 AND array_position(image_alts, NULL) IS NULL AND
  char_length(coalesce(image_alts[1], '')) <= 200 AND
  char_length(coalesce(image_alts[2], '')) <= 200 AND
  char_length(coalesce(image_alts[3], '')) <= 200 AND
  char_length(coalesce(image_alts[4], '')) <= 200 AND
  char_length(coalesce(image_alts[5], '')) <= 200) NOT VALID;
