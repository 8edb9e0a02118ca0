-- Field of each column where the seller chose others than those of its name; the next file with these columns starts with
-- them.
ALTER TABLE product_imports ADD COLUMN mapping text[] NOT NULL DEFAULT '{}';
