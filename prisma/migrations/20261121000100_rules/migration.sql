-- What the schema language cannot say: wrong states that the database itself refuses.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Accounts
CREATE UNIQUE INDEX users_email_key ON users (lower(email));
CREATE UNIQUE INDEX users_username_key ON users (lower(username));
ALTER TABLE users
  ADD CONSTRAINT users_password_is_argon2id CHECK (password_hash LIKE '$argon2id$%'),
  ADD CONSTRAINT users_username_length CHECK (char_length(username) BETWEEN 3 AND 60),
  ADD CONSTRAINT users_name_has_no_controls CHECK (username !~ '[\u0001-\u001F\u200B\u202A-\u202E\u2066-\u2069\uFEFF]');
ALTER TABLE rate_limits ADD CONSTRAINT rate_limits_count_positive CHECK (count > 0);

-- Catalogue
ALTER TABLE products
  ADD CONSTRAINT products_price_range CHECK (price_cents BETWEEN 1 AND 99999999),
  ADD CONSTRAINT products_stock_not_negative CHECK (stock >= 0),
  ADD CONSTRAINT products_reserved_within_stock CHECK (reserved BETWEEN 0 AND stock),
  ADD CONSTRAINT products_title_length CHECK (char_length(title) BETWEEN 1 AND 100),
  ADD CONSTRAINT products_rating_sum CHECK (rating_sum BETWEEN rating_count AND rating_count * 5),
  ADD CONSTRAINT products_sold_not_negative CHECK (sold_count >= 0);
ALTER TABLE reviews ADD CONSTRAINT reviews_rating_range CHECK (rating BETWEEN 1 AND 5);
ALTER TABLE certificates
  ADD CONSTRAINT certificates_decision CHECK ((status = 'pending') = (decided_at IS NULL));
ALTER TABLE stock_movements
  ADD CONSTRAINT stock_movements_sign CHECK (
    CASE reason WHEN 'initial' THEN delta >= 0 WHEN 'sale' THEN delta < 0 WHEN 'restock' THEN delta > 0 ELSE delta <> 0 END),
  ADD CONSTRAINT stock_movements_sale_has_order CHECK (reason <> 'sale' OR order_id IS NOT NULL);
CREATE UNIQUE INDEX stock_movements_one_initial ON stock_movements (product_id) WHERE reason = 'initial';

-- What visitors may see, in the orders that the shop offers.
CREATE INDEX products_live_newest ON products (created_at DESC, id DESC)
  WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL;
CREATE INDEX products_live_category ON products (category, created_at DESC, id DESC)
  WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL;
CREATE INDEX products_live_price ON products (price_cents, id)
  WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL;
CREATE INDEX products_live_words ON products USING gin (search_text gin_trgm_ops)
  WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL;

CREATE FUNCTION products_fold_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := lower(unaccent(concat_ws(' ',
    NEW.title,
    NEW.collection,
    CASE NEW.category WHEN 'coffee' THEN 'coffee & tea' WHEN 'textiles' THEN 'textiles'
      WHEN 'spices' THEN 'spices & food' ELSE 'arts & crafts' END,
    NEW.description)));
  RETURN NEW;
END $$;
CREATE TRIGGER products_fold_words BEFORE INSERT OR UPDATE OF title, description, category, collection
  ON products FOR EACH ROW EXECUTE FUNCTION products_fold_words();

CREATE FUNCTION reviews_keep_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE products SET rating_count = rating_count - 1, rating_sum = rating_sum - OLD.rating
      WHERE id = OLD.product_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE products SET rating_count = rating_count + 1, rating_sum = rating_sum + NEW.rating
      WHERE id = NEW.product_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_keep_rating AFTER INSERT OR DELETE OR UPDATE OF rating, product_id
  ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_keep_rating();

-- Orders
ALTER TABLE orders
  ADD CONSTRAINT orders_total CHECK (total_cents = items_cents + shipping_cents),
  ADD CONSTRAINT orders_total_range CHECK (total_cents BETWEEN 50 AND 99999999),
  ADD CONSTRAINT orders_shipping_not_negative CHECK (shipping_cents >= 0),
  ADD CONSTRAINT orders_currency CHECK (currency = 'usd'),
  ADD CONSTRAINT orders_paid_at CHECK (status IN ('pending', 'cancelled') OR paid_at IS NOT NULL),
  ADD CONSTRAINT orders_pending_is_unpaid CHECK (status <> 'pending' OR payment_status = 'unpaid'),
  ADD CONSTRAINT orders_live_is_paid CHECK (status IN ('pending', 'cancelled') OR payment_status <> 'unpaid'),
  ADD CONSTRAINT orders_cancelled_at CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL));
CREATE UNIQUE INDEX orders_one_pending_per_cart ON orders (buyer_id, cart_hash) WHERE status = 'pending';
ALTER TABLE order_parts
  ADD CONSTRAINT order_parts_split CHECK (fee_cents + seller_net_cents = subtotal_cents),
  ADD CONSTRAINT order_parts_not_negative CHECK (fee_cents >= 0 AND seller_net_cents >= 0);
ALTER TABLE order_lines
  ADD CONSTRAINT order_lines_quantity CHECK (quantity BETWEEN 1 AND 999),
  ADD CONSTRAINT order_lines_price_range CHECK (unit_price_cents BETWEEN 1 AND 99999999),
  ADD CONSTRAINT order_lines_fee_range CHECK (fee_basis_points BETWEEN 0 AND 10000);
ALTER TABLE reservations ADD CONSTRAINT reservations_quantity CHECK (quantity BETWEEN 1 AND 999);
ALTER TABLE order_status_changes ADD CONSTRAINT order_status_changes_edge CHECK (
  (from_status, to_status) IN (('pending', 'paid'), ('pending', 'cancelled'), ('paid', 'shipped'),
    ('paid', 'cancelled'), ('shipped', 'delivered'), ('delivered', 'completed')));

-- Payments
ALTER TABLE payment_intents ADD CONSTRAINT payment_intents_amount CHECK (amount_cents BETWEEN 50 AND 99999999);
ALTER TABLE sandbox_intents ADD CONSTRAINT sandbox_intents_refunded CHECK (refunded_cents BETWEEN 0 AND amount_cents);
ALTER TABLE sandbox_refunds ADD CONSTRAINT sandbox_refunds_amount CHECK (amount_cents > 0);

-- Ledger: append-only, each entry once, every reference sums to zero at the commit.
ALTER TABLE ledger_entries
  ADD CONSTRAINT ledger_entries_amount CHECK (amount_cents <> 0),
  ADD CONSTRAINT ledger_entries_seller CHECK ((account = 'seller_payable') = (seller_id IS NOT NULL));
CREATE UNIQUE INDEX ledger_entries_once ON ledger_entries (ref, account, coalesce(seller_id, 0));

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_status_changes_append_only BEFORE UPDATE OR DELETE ON order_status_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION ledger_ref_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_cents) FROM ledger_entries WHERE ref = NEW.ref) <> 0 THEN
    RAISE EXCEPTION 'ledger entries of % do not sum to zero', NEW.ref;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_ref_balances AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_ref_balances();
