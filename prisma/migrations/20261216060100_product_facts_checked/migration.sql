ALTER TABLE products VALIDATE CONSTRAINT products_facts;
ALTER TABLE products VALIDATE CONSTRAINT products_shipping_details;
