-- As soon as a product has a verified review, only verified ones count for its rating.
CREATE FUNCTION count_rating(product int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Serializes the reviews of a product; the next statement sees those of earlier transactions.
  PERFORM FROM products WHERE id = product FOR NO KEY UPDATE;
  UPDATE products SET (rating_count, rating_sum) = (
    SELECT count(*), coalesce(sum(rating), 0) FROM reviews r
    WHERE r.product_id = product AND r.hidden_at IS NULL AND (r.is_verified_purchase OR NOT EXISTS (
      SELECT FROM reviews v WHERE v.product_id = product AND v.hidden_at IS NULL AND v.is_verified_purchase)))
  WHERE id = product;
END $$;

CREATE OR REPLACE FUNCTION reviews_keep_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM count_rating(OLD.product_id);
  END IF;
  IF TG_OP <> 'DELETE' AND (TG_OP = 'INSERT' OR NEW.product_id <> OLD.product_id) THEN
    PERFORM count_rating(NEW.product_id);
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER reviews_keep_rating ON reviews;
CREATE TRIGGER reviews_keep_rating
  AFTER INSERT OR DELETE OR UPDATE OF rating, product_id, hidden_at, is_verified_purchase
  ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_keep_rating();

SELECT count_rating(product_id) FROM reviews WHERE hidden_at IS NULL GROUP BY product_id
  HAVING bool_or(is_verified_purchase) AND NOT bool_and(is_verified_purchase);
