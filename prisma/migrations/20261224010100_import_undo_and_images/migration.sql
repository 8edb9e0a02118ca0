-- Images of other servers that could not be stored.
CREATE TABLE product_image_failures (
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE ON UPDATE CASCADE,
  url TEXT NOT NULL,
  reason TEXT NOT NULL,
  is_final BOOLEAN NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (product_id, url),
  CHECK (reason IN ('notFound', 'private', 'tooLarge', 'notImage', 'unreachable'))
);

ALTER TABLE products ADD COLUMN import_id INTEGER;
ALTER TABLE products ADD CONSTRAINT products_import_id_fkey
  FOREIGN KEY (import_id) REFERENCES product_imports (id) ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

ALTER TYPE "ImportRowState" ADD VALUE 'undone';
ALTER TYPE "ImportRowState" ADD VALUE 'retained';

ALTER TABLE product_imports
  ADD COLUMN undone_at TIMESTAMPTZ(3),
  ADD COLUMN undo_finished_at TIMESTAMPTZ(3);
ALTER TABLE product_import_rows ADD COLUMN update_record JSONB;
