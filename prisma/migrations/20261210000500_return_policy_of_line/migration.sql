-- A return goes by the policy at the sale. Lines that were written without one took the product's of today.
CREATE FUNCTION order_line_return_policy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.return_policy := (SELECT p.return_policy FROM products p WHERE p.id = NEW.product_id);
  RETURN NEW;
END $$;
CREATE TRIGGER order_line_return_policy BEFORE INSERT ON "order_lines" FOR EACH ROW
  WHEN (NEW.return_policy IS NULL) EXECUTE FUNCTION order_line_return_policy();
UPDATE "order_lines" l SET "return_policy" = p.return_policy FROM products p
  WHERE p.id = l.product_id AND l.return_policy IS NULL;
