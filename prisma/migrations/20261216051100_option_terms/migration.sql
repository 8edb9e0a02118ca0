ALTER TABLE products ADD COLUMN option_terms TEXT[] NOT NULL DEFAULT '{}';
