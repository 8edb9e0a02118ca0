CREATE TABLE size_charts (
  id SERIAL NOT NULL,
  seller_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  name TEXT NOT NULL,
  unit TEXT NOT NULL,
  columns JSONB NOT NULL,
  rows JSONB NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT size_charts_pkey PRIMARY KEY (id),
  CONSTRAINT size_charts_name CHECK (char_length(name) BETWEEN 1 AND 60),
  CONSTRAINT size_charts_unit CHECK (unit IN ('cm', 'in')),
  -- A cell has at most 40 characters, which JSON may escape.
  CONSTRAINT size_charts_columns CHECK (
    jsonb_typeof(columns) = 'array' AND jsonb_array_length(columns) BETWEEN 2 AND 12
    AND char_length(columns::text) <= 2000),
  CONSTRAINT size_charts_rows CHECK (
    jsonb_typeof(rows) = 'array' AND jsonb_array_length(rows) BETWEEN 1 AND 30 AND char_length(rows::text) <= 40000)
);
CREATE INDEX size_charts_seller_id_idx ON size_charts (seller_id);

ALTER TABLE products ADD COLUMN size_chart_id INTEGER;
ALTER TABLE products ADD CONSTRAINT products_size_chart_id_fkey
  FOREIGN KEY (size_chart_id) REFERENCES size_charts (id) ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
