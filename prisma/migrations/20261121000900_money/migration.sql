-- CreateEnum
CREATE TYPE "DeliveryMethod" AS ENUM ('standard', 'next_day', 'same_day', 'expedited');

-- CreateEnum
CREATE TYPE "RefundKind" AS ENUM ('cancellation', 'return', 'damage', 'goodwill', 'dispute');

-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('pending', 'succeeded', 'failed');

-- CreateEnum
CREATE TYPE "ReturnKind" AS ENUM ('return', 'damage');

-- CreateEnum
CREATE TYPE "ReturnStatus" AS ENUM ('requested', 'approved', 'rejected', 'refunded', 'withdrawn');

-- CreateEnum
CREATE TYPE "DisputeStatus" AS ENUM ('open', 'won', 'lost');

-- CreateEnum
CREATE TYPE "PromotionType" AS ENUM ('percentage', 'fixed_amount', 'buy_x_get_y');

-- CreateEnum
CREATE TYPE "PayoutKind" AS ENUM ('bank', 'mobile');

-- CreateEnum
CREATE TYPE "PayoutStatus" AS ENUM ('pending', 'paid', 'failed');

-- CreateEnum
CREATE TYPE "NotificationKind" AS ENUM ('order_placed', 'new_order', 'order_shipped', 'order_delivered', 'order_cancelled', 'refund', 'return_request', 'payout', 'message');

-- DropIndex
DROP INDEX "stock_movements_order_id_product_id_reason_key";

-- AlterTable
ALTER TABLE "ledger_entries" ADD COLUMN     "payout_id" INTEGER,
ALTER COLUMN "order_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "discount_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "refunded_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "refunded_quantity" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "order_parts" ADD COLUMN     "delivery_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "delivery_method" "DeliveryMethod" NOT NULL DEFAULT 'standard',
ADD COLUMN     "discount_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "packed_at" TIMESTAMPTZ(3),
ADD COLUMN     "refunded_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "refunded_fee_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "released_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "discount_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "gift_message" TEXT,
ADD COLUMN     "is_gift" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "refunded_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "ship_landmark" TEXT;

-- AlterTable
ALTER TABLE "stock_movements" ADD COLUMN     "refund_id" INTEGER;

-- CreateTable
CREATE TABLE "parcels" (
    "id" SERIAL NOT NULL,
    "part_id" INTEGER NOT NULL,
    "carrier" TEXT NOT NULL,
    "tracking" TEXT,
    "shipped_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "parcels_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parcel_lines" (
    "parcel_id" INTEGER NOT NULL,
    "line_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "parcel_lines_pkey" PRIMARY KEY ("parcel_id","line_id")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "part_id" INTEGER NOT NULL,
    "kind" "RefundKind" NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "seller_cents" INTEGER NOT NULL,
    "fee_cents" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "actor_id" INTEGER,
    "key" TEXT NOT NULL,
    "status" "RefundStatus" NOT NULL DEFAULT 'pending',
    "provider_refund_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund_lines" (
    "refund_id" INTEGER NOT NULL,
    "line_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "amount_cents" INTEGER NOT NULL,

    CONSTRAINT "refund_lines_pkey" PRIMARY KEY ("refund_id","line_id")
);

-- CreateTable
CREATE TABLE "return_requests" (
    "id" SERIAL NOT NULL,
    "part_id" INTEGER NOT NULL,
    "buyer_id" INTEGER NOT NULL,
    "kind" "ReturnKind" NOT NULL,
    "status" "ReturnStatus" NOT NULL DEFAULT 'requested',
    "reason" TEXT NOT NULL,
    "photos" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "authorization" TEXT,
    "answer" TEXT,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "refund_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "return_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "return_lines" (
    "return_id" INTEGER NOT NULL,
    "line_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "return_lines_pkey" PRIMARY KEY ("return_id","line_id")
);

-- CreateTable
CREATE TABLE "disputes" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "provider_id" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "DisputeStatus" NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "disputes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "promotions" (
    "id" SERIAL NOT NULL,
    "seller_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "type" "PromotionType" NOT NULL,
    "value" INTEGER,
    "buy_quantity" INTEGER,
    "get_quantity" INTEGER,
    "min_order_cents" INTEGER NOT NULL DEFAULT 0,
    "max_uses" INTEGER,
    "current_uses" INTEGER NOT NULL DEFAULT 0,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "promotions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "promotion_uses" (
    "order_id" INTEGER NOT NULL,
    "promotion_id" INTEGER NOT NULL,
    "discount_cents" INTEGER NOT NULL,
    "is_released" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "promotion_uses_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "addresses" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "line1" TEXT NOT NULL,
    "line2" TEXT,
    "landmark" TEXT,
    "city" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "postcode" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "phone" TEXT,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "addresses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payout_accounts" (
    "seller_id" INTEGER NOT NULL,
    "kind" "PayoutKind" NOT NULL,
    "provider" "PaymentProvider",
    "provider_account_id" TEXT,
    "holder_name" TEXT NOT NULL,
    "bank_name" TEXT,
    "last4" TEXT,
    "account_type" TEXT,
    "network" TEXT,
    "phone_number" TEXT,
    "connected_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payout_accounts_pkey" PRIMARY KEY ("seller_id")
);

-- CreateTable
CREATE TABLE "payouts" (
    "id" SERIAL NOT NULL,
    "seller_id" INTEGER NOT NULL,
    "kind" "PayoutKind" NOT NULL,
    "period" DATE NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "status" "PayoutStatus" NOT NULL DEFAULT 'pending',
    "destination" TEXT NOT NULL,
    "account_id" TEXT,
    "provider_payout_id" TEXT,
    "batch_id" INTEGER,
    "failure_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "payouts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payout_items" (
    "entry_id" INTEGER NOT NULL,
    "payout_id" INTEGER NOT NULL,

    CONSTRAINT "payout_items_pkey" PRIMARY KEY ("entry_id")
);

-- CreateTable
CREATE TABLE "payout_batches" (
    "id" SERIAL NOT NULL,
    "period" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payout_batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_accounts" (
    "id" TEXT NOT NULL,
    "last4" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandbox_accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_payouts" (
    "id" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandbox_payouts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" "NotificationKind" NOT NULL,
    "values" JSONB NOT NULL,
    "href" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_preferences" (
    "user_id" INTEGER NOT NULL,
    "kind" "NotificationKind" NOT NULL,
    "by_mail" BOOLEAN NOT NULL DEFAULT true,
    "in_app" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("user_id","kind")
);

-- CreateTable
CREATE TABLE "job_states" (
    "name" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "locked_until" TIMESTAMPTZ(3),
    "last_started_at" TIMESTAMPTZ(3),
    "last_finished_at" TIMESTAMPTZ(3),
    "last_done" INTEGER,
    "last_error" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "job_states_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "parcels_part_id_idx" ON "parcels"("part_id");

-- CreateIndex
CREATE INDEX "parcel_lines_line_id_idx" ON "parcel_lines"("line_id");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_key_key" ON "refunds"("key");

-- CreateIndex
CREATE INDEX "refunds_order_id_idx" ON "refunds"("order_id");

-- CreateIndex
CREATE INDEX "refunds_part_id_idx" ON "refunds"("part_id");

-- CreateIndex
CREATE INDEX "refund_lines_line_id_idx" ON "refund_lines"("line_id");

-- CreateIndex
CREATE UNIQUE INDEX "return_requests_authorization_key" ON "return_requests"("authorization");

-- CreateIndex
CREATE INDEX "return_requests_part_id_idx" ON "return_requests"("part_id");

-- CreateIndex
CREATE INDEX "return_requests_buyer_id_idx" ON "return_requests"("buyer_id");

-- CreateIndex
CREATE INDEX "return_lines_line_id_idx" ON "return_lines"("line_id");

-- CreateIndex
CREATE UNIQUE INDEX "disputes_provider_id_key" ON "disputes"("provider_id");

-- CreateIndex
CREATE INDEX "disputes_order_id_idx" ON "disputes"("order_id");

-- CreateIndex
CREATE INDEX "promotions_seller_id_created_at_idx" ON "promotions"("seller_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "promotion_uses_promotion_id_idx" ON "promotion_uses"("promotion_id");

-- CreateIndex
CREATE INDEX "addresses_user_id_idx" ON "addresses"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "payouts_provider_payout_id_key" ON "payouts"("provider_payout_id");

-- CreateIndex
CREATE INDEX "payouts_status_idx" ON "payouts"("status");

-- CreateIndex
CREATE INDEX "payouts_batch_id_idx" ON "payouts"("batch_id");

-- CreateIndex
CREATE UNIQUE INDEX "payouts_seller_id_period_key" ON "payouts"("seller_id", "period");

-- CreateIndex
CREATE INDEX "payout_items_payout_id_idx" ON "payout_items"("payout_id");

-- CreateIndex
CREATE UNIQUE INDEX "payout_batches_period_key" ON "payout_batches"("period");

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_payouts_idempotency_key_key" ON "sandbox_payouts"("idempotency_key");

-- CreateIndex
CREATE INDEX "sandbox_payouts_account_id_idx" ON "sandbox_payouts"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_dedupe_key_key" ON "notifications"("dedupe_key");

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_idx" ON "notifications"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "ledger_entries_payout_id_idx" ON "ledger_entries"("payout_id");

-- CreateIndex
CREATE INDEX "stock_movements_order_id_idx" ON "stock_movements"("order_id");

-- CreateIndex
CREATE INDEX "stock_movements_refund_id_idx" ON "stock_movements"("refund_id");

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "order_parts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_fkey" FOREIGN KEY ("parcel_id") REFERENCES "parcels"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "order_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "order_parts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "order_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "order_parts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_fkey" FOREIGN KEY ("return_id") REFERENCES "return_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "order_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_fkey" FOREIGN KEY ("promotion_id") REFERENCES "promotions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payout_id_fkey" FOREIGN KEY ("payout_id") REFERENCES "payouts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "payout_batches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_payout_id_fkey" FOREIGN KEY ("payout_id") REFERENCES "payouts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sandbox_payouts" ADD CONSTRAINT "sandbox_payouts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "sandbox_accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- Wrong states that the database itself refuses.

-- Orders
ALTER TABLE "orders"
  DROP CONSTRAINT orders_total,
  ADD CONSTRAINT orders_total CHECK (total_cents = items_cents - discount_cents + shipping_cents),
  ADD CONSTRAINT orders_discount_range CHECK (discount_cents BETWEEN 0 AND items_cents),
  ADD CONSTRAINT orders_refunded_range CHECK (refunded_cents BETWEEN 0 AND total_cents);
ALTER TABLE "order_parts"
  DROP CONSTRAINT order_parts_split,
  ADD CONSTRAINT order_parts_split
    CHECK (fee_cents + seller_net_cents = subtotal_cents - discount_cents + delivery_cents),
  ADD CONSTRAINT order_parts_discount_range CHECK (discount_cents BETWEEN 0 AND subtotal_cents),
  ADD CONSTRAINT order_parts_delivery_not_negative CHECK (delivery_cents >= 0),
  ADD CONSTRAINT order_parts_refunded_range
    CHECK (refunded_cents BETWEEN 0 AND subtotal_cents - discount_cents + delivery_cents),
  ADD CONSTRAINT order_parts_refunded_fee_range CHECK (refunded_fee_cents BETWEEN 0 AND fee_cents);
ALTER TABLE "order_lines"
  ADD CONSTRAINT order_lines_discount_range CHECK (discount_cents BETWEEN 0 AND unit_price_cents * quantity),
  ADD CONSTRAINT order_lines_refunded_quantity CHECK (refunded_quantity BETWEEN 0 AND quantity),
  ADD CONSTRAINT order_lines_refunded_range
    CHECK (refunded_cents BETWEEN 0 AND unit_price_cents * quantity - discount_cents);
ALTER TABLE "parcel_lines" ADD CONSTRAINT parcel_lines_quantity CHECK (quantity BETWEEN 1 AND 999);
ALTER TABLE "return_lines" ADD CONSTRAINT return_lines_quantity CHECK (quantity BETWEEN 1 AND 999);
ALTER TABLE "refunds"
  ADD CONSTRAINT refunds_split CHECK (seller_cents + fee_cents = amount_cents),
  ADD CONSTRAINT refunds_positive CHECK (amount_cents > 0 AND seller_cents >= 0 AND fee_cents >= 0),
  ADD CONSTRAINT refunds_done CHECK ((status = 'succeeded') = (done_at IS NOT NULL));
ALTER TABLE "refund_lines"
  ADD CONSTRAINT refund_lines_quantity CHECK (quantity BETWEEN 1 AND 999),
  ADD CONSTRAINT refund_lines_amount CHECK (amount_cents >= 0);
ALTER TABLE "disputes"
  ADD CONSTRAINT disputes_amount CHECK (amount_cents > 0),
  ADD CONSTRAINT disputes_decided CHECK ((status = 'open') = (decided_at IS NULL));

-- A sale leaves the stock once; each refund brings a line's pieces back once.
CREATE UNIQUE INDEX stock_movements_once
  ON "stock_movements" ("order_id", "product_id", "reason", coalesce("refund_id", 0));

-- One open request per part and kind, also when it is sent twice.
CREATE UNIQUE INDEX return_requests_one_open
  ON "return_requests" ("part_id", "kind") WHERE "status" IN ('requested', 'approved');

-- Promotions
CREATE UNIQUE INDEX promotions_code_key ON "promotions" (lower("code"));
ALTER TABLE "promotions"
  ADD CONSTRAINT promotions_uses CHECK (current_uses >= 0 AND (max_uses IS NULL OR current_uses <= max_uses)),
  ADD CONSTRAINT promotions_dates CHECK (ends_at IS NULL OR ends_at > starts_at),
  ADD CONSTRAINT promotions_min_order CHECK (min_order_cents >= 0),
  ADD CONSTRAINT promotions_terms CHECK (CASE type
    WHEN 'percentage' THEN value BETWEEN 1 AND 100 AND buy_quantity IS NULL AND get_quantity IS NULL
    WHEN 'fixed_amount' THEN value > 0 AND buy_quantity IS NULL AND get_quantity IS NULL
    ELSE value IS NULL AND buy_quantity BETWEEN 1 AND 99 AND get_quantity BETWEEN 1 AND 99 END);
ALTER TABLE "promotion_uses" ADD CONSTRAINT promotion_uses_discount CHECK (discount_cents > 0);

-- Addresses
CREATE UNIQUE INDEX addresses_one_default ON "addresses" ("user_id") WHERE "is_default";

-- Ledger and payouts
ALTER TABLE "ledger_entries"
  DROP CONSTRAINT ledger_entries_seller,
  ADD CONSTRAINT ledger_entries_seller
    CHECK ((account IN ('seller_pending', 'seller_available')) = (seller_id IS NOT NULL)),
  ADD CONSTRAINT ledger_entries_source CHECK (order_id IS NOT NULL OR payout_id IS NOT NULL);
CREATE INDEX ledger_entries_available ON "ledger_entries" ("seller_id", "id") WHERE account = 'seller_available';
ALTER TABLE "payouts"
  ADD CONSTRAINT payouts_amount CHECK (amount_cents > 0),
  ADD CONSTRAINT payouts_friday CHECK (extract(isodow FROM period) = 5),
  ADD CONSTRAINT payouts_decided CHECK ((status = 'pending') = (decided_at IS NULL)),
  -- Two runs of digits as long as an account or routing number: nothing like that may stand here.
  ADD CONSTRAINT payouts_destination_short CHECK (kind <> 'bank' OR destination !~ '[0-9]{5,}');
ALTER TABLE "payout_accounts"
  ADD CONSTRAINT payout_accounts_last4 CHECK (last4 ~ '^[0-9]{4}$'),
  ADD CONSTRAINT payout_accounts_kind CHECK (CASE kind
    WHEN 'bank' THEN provider_account_id IS NOT NULL AND last4 IS NOT NULL AND network IS NULL
    ELSE network IS NOT NULL AND phone_number IS NOT NULL AND provider_account_id IS NULL END);
ALTER TABLE "sandbox_payouts" ADD CONSTRAINT sandbox_payouts_amount CHECK (amount_cents > 0);
ALTER TABLE "notifications" ADD CONSTRAINT notifications_href CHECK (href LIKE '/%' AND href NOT LIKE '//%');

-- What is due, asked every minute.
CREATE INDEX order_parts_unreleased ON "order_parts" ("status", "delivered_at", "shipped_at") WHERE "released_at" IS NULL;
