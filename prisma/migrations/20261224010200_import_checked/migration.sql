ALTER TABLE products VALIDATE CONSTRAINT products_import_id_fkey;
