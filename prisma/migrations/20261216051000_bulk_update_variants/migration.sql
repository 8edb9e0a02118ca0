CREATE TABLE bulk_update_variant_lines (
  update_id INTEGER NOT NULL REFERENCES bulk_updates (id) ON DELETE CASCADE ON UPDATE CASCADE,
  variant_id INTEGER NOT NULL REFERENCES product_variants (id) ON DELETE CASCADE ON UPDATE CASCADE,
  before_cents INTEGER NOT NULL,
  after_cents INTEGER NOT NULL,
  CONSTRAINT bulk_update_variant_lines_pkey PRIMARY KEY (update_id, variant_id)
);
CREATE INDEX bulk_update_variant_lines_variant_id_idx ON bulk_update_variant_lines (variant_id);
