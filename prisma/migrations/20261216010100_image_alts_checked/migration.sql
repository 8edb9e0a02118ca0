ALTER TABLE products VALIDATE CONSTRAINT products_image_alts;
