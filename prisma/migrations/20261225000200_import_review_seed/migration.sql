-- The lot by which an admin's samples of an import are drawn; sellers never see it.
ALTER TABLE product_imports ADD COLUMN review_seed INTEGER;
ALTER TABLE product_imports ALTER COLUMN review_seed SET DEFAULT (random() * 2147483646)::int;
