-- When a part was paid stands beside it: what a seller sold is added up by it, and to look the order of each part up took
-- ten times as long as all the rest. The order's own moment decides; whoever writes that needs to know nothing of this.
ALTER TABLE order_parts ADD COLUMN paid_at timestamptz(3);

CREATE FUNCTION order_parts_hear_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_parts SET paid_at = NEW.paid_at
  WHERE order_id = NEW.id AND paid_at IS DISTINCT FROM NEW.paid_at;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_tell_of_payment AFTER UPDATE OF paid_at ON orders
  FOR EACH ROW WHEN (NEW.paid_at IS DISTINCT FROM OLD.paid_at) EXECUTE FUNCTION order_parts_hear_of_payment();

CREATE FUNCTION order_parts_ask_for_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.paid_at := (SELECT paid_at FROM orders WHERE id = NEW.order_id);
  RETURN NEW;
END $$;
CREATE TRIGGER order_parts_begin_paid BEFORE INSERT ON order_parts
  FOR EACH ROW EXECUTE FUNCTION order_parts_ask_for_payment();

UPDATE order_parts p SET paid_at = o.paid_at FROM orders o
WHERE o.id = p.order_id AND o.paid_at IS NOT NULL AND p.paid_at IS NULL;
