CREATE TYPE "OptionKind" AS ENUM ('size', 'color', 'grind', 'weight', 'other');

CREATE TABLE product_options (
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE ON UPDATE CASCADE,
  position SMALLINT NOT NULL,
  kind "OptionKind" NOT NULL,
  name TEXT NOT NULL,
  "values" TEXT[] NOT NULL,
  CONSTRAINT product_options_pkey PRIMARY KEY (product_id, position),
  CONSTRAINT product_options_position CHECK (position BETWEEN 1 AND 3),
  CONSTRAINT product_options_name CHECK (char_length(name) BETWEEN 1 AND 30),
  CONSTRAINT product_options_values CHECK (cardinality("values") BETWEEN 1 AND 50)
);

CREATE TABLE product_variants (
  id SERIAL NOT NULL,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE ON UPDATE CASCADE,
  position INTEGER NOT NULL,
  "values" TEXT[] NOT NULL,
  price_cents INTEGER NOT NULL,
  stock INTEGER NOT NULL,
  reserved INTEGER NOT NULL DEFAULT 0,
  sku TEXT,
  barcode TEXT,
  weight_grams INTEGER,
  image_url TEXT,
  archived_at TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT product_variants_pkey PRIMARY KEY (id),
  CONSTRAINT product_variants_position CHECK (position BETWEEN 1 AND 200),
  CONSTRAINT product_variants_values CHECK (cardinality("values") BETWEEN 1 AND 3),
  CONSTRAINT product_variants_price_range CHECK (price_cents BETWEEN 1 AND 99999999),
  CONSTRAINT product_variants_reserved_within_stock CHECK (reserved BETWEEN 0 AND stock),
  CONSTRAINT product_variants_sku CHECK (char_length(sku) BETWEEN 1 AND 64),
  CONSTRAINT product_variants_barcode CHECK (char_length(barcode) BETWEEN 1 AND 32),
  CONSTRAINT product_variants_weight CHECK (weight_grams BETWEEN 1 AND 1000000)
);
CREATE UNIQUE INDEX product_variants_values_once ON product_variants (product_id, "values") WHERE archived_at IS NULL;
CREATE INDEX product_variants_product_id_idx ON product_variants (product_id);

ALTER TABLE products
  ADD COLUMN has_variants BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN max_price_cents INTEGER;
ALTER TABLE order_lines ADD COLUMN variant_id INTEGER;
ALTER TABLE reservations ADD COLUMN variant_id INTEGER;
ALTER TABLE stock_movements ADD COLUMN variant_id INTEGER;
ALTER TABLE order_lines ADD CONSTRAINT order_lines_variant_id_fkey
  FOREIGN KEY (variant_id) REFERENCES product_variants (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE reservations ADD CONSTRAINT reservations_variant_id_fkey
  FOREIGN KEY (variant_id) REFERENCES product_variants (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE stock_movements ADD CONSTRAINT stock_movements_variant_id_fkey
  FOREIGN KEY (variant_id) REFERENCES product_variants (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

-- A product's stock and reserved units are the sums over its variants, its price range is that of the live ones.
CREATE FUNCTION product_variants_to_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  units INTEGER := 0;
  held INTEGER := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN units := NEW.stock; held := NEW.reserved; END IF;
  IF TG_OP <> 'INSERT' THEN units := units - OLD.stock; held := held - OLD.reserved; END IF;
  IF units <> 0 OR held <> 0 THEN
    UPDATE products SET stock = stock + units, reserved = reserved + held
      WHERE id = coalesce(NEW.product_id, OLD.product_id);
  END IF;
  IF TG_OP <> 'UPDATE' OR NEW.price_cents <> OLD.price_cents OR NEW.archived_at IS DISTINCT FROM OLD.archived_at THEN
    UPDATE products p SET has_variants = v.lowest IS NOT NULL, price_cents = coalesce(v.lowest, p.price_cents),
        max_price_cents = v.highest
      FROM (SELECT min(price_cents) AS lowest, max(price_cents) AS highest FROM product_variants
        WHERE product_id = coalesce(NEW.product_id, OLD.product_id) AND archived_at IS NULL) v
      WHERE p.id = coalesce(NEW.product_id, OLD.product_id)
        AND (p.has_variants, p.price_cents, p.max_price_cents)
          IS DISTINCT FROM (v.lowest IS NOT NULL, coalesce(v.lowest, p.price_cents), v.highest);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER product_variants_to_product AFTER INSERT OR UPDATE OR DELETE ON product_variants
  FOR EACH ROW EXECUTE FUNCTION product_variants_to_product();

-- A server of the previous version does not know variants; it must not sell a product with variants without one.
CREATE FUNCTION order_line_needs_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM products p WHERE p.id = NEW.product_id AND p.has_variants) THEN
    RAISE EXCEPTION 'null value in column "variant_id": product % has variants', NEW.product_id
      USING ERRCODE = 'not_null_violation', TABLE = 'order_lines', COLUMN = 'variant_id';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER order_line_needs_variant BEFORE INSERT ON order_lines FOR EACH ROW
  WHEN (NEW.variant_id IS NULL) EXECUTE FUNCTION order_line_needs_variant();
