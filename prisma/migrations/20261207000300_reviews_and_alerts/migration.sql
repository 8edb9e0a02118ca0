-- When an alert was last sent: at most one a day.
ALTER TABLE price_alerts ADD COLUMN fired_at timestamptz(3);

-- A verified purchase has a unit that was neither cancelled nor refunded: the mark goes when the last such unit does.
CREATE FUNCTION has_bought(buyer int, product int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN order_parts p ON p.id = l.part_id
    WHERE o.buyer_id = buyer AND l.product_id = product AND o.paid_at IS NOT NULL AND p.status <> 'cancelled'
      AND l.refunded_quantity < l.quantity AND (p.refunded_cents = 0
        OR p.refunded_cents < p.subtotal_cents - p.discount_cents + p.delivery_cents))
$$;

CREATE FUNCTION reviews_follow_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews r SET is_verified_purchase = false
  FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.id = NEW.order_id AND r.author_id = o.buyer_id AND r.product_id = l.product_id
    AND r.is_verified_purchase AND NOT has_bought(r.author_id, r.product_id);
  RETURN NULL;
END $$;
CREATE TRIGGER order_lines_refunded AFTER UPDATE OF refunded_quantity ON order_lines
  FOR EACH ROW WHEN (NEW.refunded_quantity = NEW.quantity) EXECUTE FUNCTION reviews_follow_refunds();
CREATE TRIGGER order_parts_refunded AFTER UPDATE OF status, refunded_cents ON order_parts
  FOR EACH ROW WHEN ((NEW.status = 'cancelled' AND OLD.paid_at IS NOT NULL)
    OR NEW.refunded_cents IS DISTINCT FROM OLD.refunded_cents) EXECUTE FUNCTION reviews_follow_refunds();

UPDATE reviews SET is_verified_purchase = false
WHERE is_verified_purchase AND NOT has_bought(author_id, product_id);

-- The use of a code whose paid order was wholly cancelled counts no more.
WITH released AS (
  UPDATE promotion_uses u SET is_released = true FROM orders o
  WHERE o.id = u.order_id AND o.status = 'cancelled' AND NOT u.is_released RETURNING u.promotion_id)
UPDATE promotions p SET current_uses = current_uses - r.uses
FROM (SELECT promotion_id, count(*)::int AS uses FROM released GROUP BY 1) r WHERE p.id = r.promotion_id;
