-- A product that reports hide is in a state of its own: still approved, so that an edit waits as a revision, and not
-- active until an admin has decided. active_when_shown is what the seller wants meanwhile.
ALTER TABLE products ADD COLUMN hidden_at timestamptz(3),
  ADD COLUMN active_when_shown boolean NOT NULL DEFAULT false;
-- Set where the reports did not hide what they are about: an admin looks at it first of all.
ALTER TABLE content_reports ADD COLUMN urgent_at timestamptz(3);

CREATE FUNCTION products_stay_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE may_sell boolean;
BEGIN
  IF NEW.hidden_at IS NULL THEN
    SELECT role = 'seller' AND disabled_at IS NULL INTO may_sell FROM users WHERE id = NEW.seller_id;
    NEW.is_active := NEW.active_when_shown AND may_sell;
    NEW.is_suspended := NEW.active_when_shown AND NOT may_sell;
  ELSIF OLD.hidden_at IS NULL THEN
    NEW.active_when_shown := OLD.is_active;
    NEW.is_active := false;
  ELSE
    NEW.active_when_shown := NEW.active_when_shown OR NEW.is_active;
    NEW.is_active := false;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER products_hidden BEFORE UPDATE OF is_active, hidden_at ON products
  FOR EACH ROW WHEN (OLD.hidden_at IS NOT NULL OR NEW.hidden_at IS NOT NULL) EXECUTE FUNCTION products_stay_hidden();

-- Until now these were `pending`.
UPDATE products p SET moderation_status = 'approved', hidden_at = now()
WHERE p.moderation_status = 'pending' AND 3 <= (
  SELECT count(*) FROM content_reports r WHERE r.kind = 'product' AND r.subject_id = p.id AND r.outcome IS NULL);
