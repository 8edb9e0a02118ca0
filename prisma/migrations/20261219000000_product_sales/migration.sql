CREATE TABLE product_sales (
  id SERIAL NOT NULL,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE ON UPDATE CASCADE,
  percent SMALLINT NOT NULL,
  starts_at TIMESTAMPTZ(3) NOT NULL,
  ends_at TIMESTAMPTZ(3) NOT NULL,
  started_at TIMESTAMPTZ(3),
  ended_at TIMESTAMPTZ(3),
  regular_cents INTEGER,
  was_since TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT product_sales_pkey PRIMARY KEY (id),
  CONSTRAINT product_sales_percent CHECK (percent BETWEEN 5 AND 80),
  CONSTRAINT product_sales_span CHECK (ends_at > starts_at AND ends_at <= starts_at + interval '91 days'),
  CONSTRAINT product_sales_started CHECK ((started_at IS NULL) = (regular_cents IS NULL))
);
CREATE UNIQUE INDEX product_sales_open ON product_sales (product_id) WHERE ended_at IS NULL;
CREATE INDEX product_sales_to_start ON product_sales (starts_at) WHERE started_at IS NULL AND ended_at IS NULL;
CREATE INDEX product_sales_to_end ON product_sales (ends_at) WHERE ended_at IS NULL;

ALTER TABLE products ADD COLUMN sale_id INTEGER;
ALTER TABLE products ADD CONSTRAINT products_sale_id_fkey
  FOREIGN KEY (sale_id) REFERENCES product_sales (id) ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

-- The price history of products starts with the product; that of existing variants is unknown before now.
ALTER TABLE product_variants
  ADD COLUMN regular_price_cents INTEGER,
  ADD COLUMN price_since TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE product_variants ADD CONSTRAINT product_variants_regular_price
  CHECK (regular_price_cents BETWEEN 1 AND 99999999) NOT VALID;

CREATE FUNCTION product_variants_price_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price_since := now();
  RETURN NEW;
END $$;
CREATE TRIGGER product_variants_price_since BEFORE UPDATE OF price_cents ON product_variants
  FOR EACH ROW WHEN (NEW.price_cents <> OLD.price_cents) EXECUTE FUNCTION product_variants_price_since();
