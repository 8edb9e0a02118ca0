-- The badge "other" of a seller: given by an admin, with a reason that everyone reads.
CREATE TABLE granted_badges (
  seller_id integer NOT NULL,
  reason text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT granted_badges_pkey PRIMARY KEY (seller_id),
  CONSTRAINT granted_badges_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users (id)
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT granted_badges_reason_length CHECK (char_length(reason) BETWEEN 5 AND 500)
);
