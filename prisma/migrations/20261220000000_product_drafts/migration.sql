CREATE TABLE product_drafts (
  id SERIAL NOT NULL,
  seller_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  title TEXT NOT NULL,
  copy_of INTEGER REFERENCES products (id) ON DELETE SET NULL ON UPDATE CASCADE,
  content JSONB,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT product_drafts_pkey PRIMARY KEY (id),
  CONSTRAINT product_drafts_title CHECK (char_length(title) <= 200),
  CONSTRAINT product_drafts_content CHECK (jsonb_typeof(content) = 'object' AND char_length(content::text) <= 400000)
);
CREATE INDEX product_drafts_seller_id_idx ON product_drafts (seller_id);
CREATE INDEX product_drafts_copy_of_idx ON product_drafts (copy_of);
