ALTER TABLE order_parts ADD COLUMN processing_days smallint;
ALTER TABLE order_parts ADD CONSTRAINT order_parts_processing_days CHECK (processing_days BETWEEN 1 AND 60) NOT VALID;
