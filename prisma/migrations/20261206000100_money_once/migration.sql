-- quick: the new indexes are unique ones of columns that are empty, on tables of a few thousand rows.

CREATE TYPE "ReturnPolicy" AS ENUM ('returnable', 'food', 'personal_care', 'made_to_order');
CREATE TYPE "PayoutStage" AS ENUM
  ('created', 'transferring', 'transferred', 'sending', 'sent', 'reversing', 'attention', 'done');

-- Refunds and disputes
ALTER TABLE "refunds"
  ADD COLUMN "sent_at" TIMESTAMPTZ(3),
  ADD COLUMN "attempt" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "covered_cents" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "withheld_cents" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "failure_reason" TEXT;
ALTER TABLE "disputes" ADD COLUMN "excess_cents" INTEGER NOT NULL DEFAULT 0;
-- A dispute may have taken more than was left of the payment: what refunds had given back before it opened.
UPDATE "disputes" d SET "excess_cents" = least(d.amount_cents, greatest(0, d.amount_cents - o.total_cents + (
    SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r
    WHERE r.order_id = d.order_id AND r.kind <> 'dispute' AND r.status = 'succeeded' AND r.done_at <= d.created_at)))
  FROM orders o WHERE o.id = d.order_id;
-- Whether the provider has heard of a waiting refund is unknown.
UPDATE "refunds" SET "sent_at" = "created_at" WHERE "status" = 'pending';
UPDATE "refunds" SET "sent_at" = "done_at" WHERE "status" = 'succeeded' AND "kind" <> 'dispute';

-- Delivery: the seller's own word starts no clock
ALTER TABLE "order_parts" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3);
ALTER TABLE "parcels" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3);
UPDATE "order_parts" p SET "confirmed_at" = "delivered_at" WHERE "delivered_at" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM order_status_changes c WHERE c.part_id = p.id AND c.to_status = 'delivered' AND c.actor_id = p.seller_id);
UPDATE "parcels" c SET "confirmed_at" = c."delivered_at" FROM "order_parts" p
  WHERE p.id = c.part_id AND p.confirmed_at IS NOT NULL AND c.delivered_at IS NOT NULL;

-- Earnings about which a return is open wait again, unless they were paid out.
WITH held AS (
  SELECT p.id, p.order_id, p.seller_id, p.seller_net_cents - p.refunded_cents + p.refunded_fee_cents AS cents,
    min(r.id) AS return_id
  FROM order_parts p JOIN return_requests r ON r.part_id = p.id AND r.status IN ('requested', 'approved')
  WHERE p.released_at IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM payout_items i JOIN ledger_entries e ON e.id = i.entry_id JOIN payouts y ON y.id = i.payout_id
    WHERE e.order_id = p.order_id AND e.ref LIKE 'part:' || p.id || ':released:%' AND y.status <> 'failed')
  GROUP BY p.id),
booked AS (
  INSERT INTO ledger_entries (ref, account, seller_id, order_id, amount_cents)
  SELECT 'return:' || return_id || ':held:' || id, account, seller_id, order_id,
    CASE account WHEN 'seller_available' THEN cents ELSE -cents END
  FROM held, unnest(ARRAY['seller_available', 'seller_pending']::"LedgerAccount"[]) AS account WHERE cents <> 0)
UPDATE order_parts SET released_at = NULL WHERE id IN (SELECT id FROM held);

-- Returns
ALTER TABLE "order_lines"
  ADD COLUMN "list_price_cents" INTEGER,
  ADD COLUMN "tier_min_quantity" INTEGER,
  ADD COLUMN "return_policy" "ReturnPolicy";
ALTER TABLE "promotion_uses" ADD COLUMN "min_order_cents" INTEGER;

-- Holds
ALTER TABLE "users"
  ADD COLUMN "payouts_held_at" TIMESTAMPTZ(3),
  ADD COLUMN "payouts_held_reason" TEXT,
  ADD COLUMN "orders_kept_at" TIMESTAMPTZ(3);

-- Payouts
ALTER TABLE "payouts"
  ADD COLUMN "stage" "PayoutStage" NOT NULL DEFAULT 'created',
  ADD COLUMN "transfer_id" TEXT,
  ADD COLUMN "transfer_asked_at" TIMESTAMPTZ(3),
  ADD COLUMN "payout_asked_at" TIMESTAMPTZ(3),
  ADD COLUMN "reversal_asked_at" TIMESTAMPTZ(3),
  ADD COLUMN "reversal_id" TEXT,
  ADD COLUMN "attempt" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "attention_reason" TEXT,
  ADD COLUMN "checked_at" TIMESTAMPTZ(3);
CREATE UNIQUE INDEX "payouts_transfer_id_key" ON "payouts" ("transfer_id");
CREATE UNIQUE INDEX "payouts_reversal_id_key" ON "payouts" ("reversal_id");
UPDATE "payouts" SET "stage" = 'done' WHERE "status" <> 'pending';
-- Those under way may have been transferred, under keys that the provider forgets after a day.
UPDATE "payouts" SET "transfer_asked_at" = "created_at", "payout_asked_at" = "created_at",
    "stage" = CASE WHEN "provider_payout_id" IS NULL THEN 'transferring' ELSE 'sent' END::"PayoutStage"
  WHERE "status" = 'pending' AND "kind" = 'bank';

CREATE TABLE "sandbox_transfers" (
  "id" TEXT NOT NULL,
  "idempotency_key" TEXT NOT NULL,
  "account_id" TEXT NOT NULL,
  "transfer_group" TEXT NOT NULL,
  "amount_cents" INTEGER NOT NULL,
  "reversed_cents" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "sandbox_transfers_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "sandbox_transfers_idempotency_key_key" ON "sandbox_transfers" ("idempotency_key");
CREATE INDEX "sandbox_transfers_transfer_group_idx" ON "sandbox_transfers" ("transfer_group");

-- Return policies by kind of product: a coffee pot is no food, and soap is no craft that can be taken back.
ALTER TABLE "products" ADD COLUMN "return_policy" "ReturnPolicy";
-- Of a title the words before "with", "for" and the like name the thing itself: "coffee for the jebena" is coffee.
CREATE FUNCTION default_return_policy(category "Category", title TEXT) RETURNS "ReturnPolicy"
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN thing ~* '\m(custom|customi[sz]ed|personali[sz]ed|made[- ]to[- ](order|measure)|bespoke|engraved|monogrammed)\M'
      THEN 'made_to_order'
    WHEN thing ~* '\m(soaps?|henna|hinna|shea|qasil|cosmetics?|perfumes?|attar|lotions?|creams?|balms?|shampoos?|scrubs?|deodorants?|kohl|miswak|toothpaste|hair oil|body oil|massage oil|saabuun|cillaan|xinne|saamunaa|ሳሙና|ሂና|صابون|حناء|شامبو|عطر)\M'
      AND thing !~* '\m(dish(es)?|burners?|holders?|stands?|books?|trays?|bowls?|combs?|molds?|stencils?)\M' THEN 'personal_care'
    WHEN category IN ('coffee', 'spices') AND thing !~* '\m(jebenas?|jabanaa?|jabana|pots?|cups?|mugs?|finjans?|finjaans?|sini|sinis|cini|grinders?|mills?|mortars?|pestles?|mukecha|roasters?|pans?|menkeshkesh|kettles?|teapots?|glasses|trays?|rekebots?|stoves?|burners?|filters?|scoops?|spoons?|saucers?|racks?|mats?|tables?|stools?|books?|sieves?|griddles?|mitads?|mesobs?|pitchers?|strainers?|aprons?|ጀበና|ሲኒ|ሙቀጫ|إبريق|فنجان|فناجين|مطحنة)\M'
      THEN 'food'
    ELSE 'returnable'
  END::"ReturnPolicy"
  FROM (SELECT coalesce(nullif(trim(regexp_replace(title, '(,|:|\m(with|for|from)\M).*$', '', 'i')), ''), title) AS thing) named
$$;
UPDATE "products" SET "return_policy" = default_return_policy(category, title);
UPDATE "order_lines" l SET "return_policy" = default_return_policy(p.category, l.title) FROM products p WHERE p.id = l.product_id;
-- Servers of the version before name no policy.
CREATE FUNCTION product_return_policy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.return_policy := coalesce(NEW.return_policy, default_return_policy(NEW.category, NEW.title));
  RETURN NEW;
END $$;
CREATE TRIGGER product_return_policy BEFORE INSERT ON "products" FOR EACH ROW EXECUTE FUNCTION product_return_policy();
