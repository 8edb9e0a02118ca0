ALTER TABLE products ADD COLUMN IF NOT EXISTS sku text;

CREATE TYPE "ImportRowState" AS ENUM ('pending', 'created', 'updated', 'unchanged', 'skipped', 'failed');

CREATE TABLE product_imports (
  id serial PRIMARY KEY,
  seller_id integer NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 200),
  columns text[] NOT NULL CHECK (cardinality(columns) <= 200),
  finished_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX product_imports_seller_id_id_idx ON product_imports (seller_id, id DESC);
-- A second import could create the products of the first again.
CREATE UNIQUE INDEX product_imports_running ON product_imports (seller_id) WHERE finished_at IS NULL;

CREATE TABLE product_import_rows (
  import_id integer NOT NULL REFERENCES product_imports (id) ON DELETE CASCADE ON UPDATE CASCADE,
  line integer NOT NULL,
  title text NOT NULL CHECK (char_length(title) <= 100),
  cells jsonb NOT NULL,
  input jsonb,
  problems jsonb NOT NULL DEFAULT '[]',
  state "ImportRowState" NOT NULL DEFAULT 'pending',
  product_id integer REFERENCES products (id) ON DELETE SET NULL ON UPDATE CASCADE,
  PRIMARY KEY (import_id, line),
  CONSTRAINT product_import_rows_input CHECK (state = 'failed' OR input IS NOT NULL)
);
CREATE INDEX product_import_rows_import_id_state_line_idx ON product_import_rows (import_id, state, line);
CREATE INDEX product_import_rows_product_id_idx ON product_import_rows (product_id);
