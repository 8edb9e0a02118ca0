-- What people with allergies read, in the languages of the product's texts.
ALTER TABLE product_translations
  ADD COLUMN ingredients text,
  ADD COLUMN storage text,
  ADD COLUMN shelf_life text;
