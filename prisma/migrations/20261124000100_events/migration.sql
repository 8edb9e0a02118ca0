-- CreateEnum
CREATE TYPE "StockState" AS ENUM ('in_stock', 'low_stock', 'out_of_stock');

-- CreateEnum
CREATE TYPE "AdjustmentType" AS ENUM ('percentage', 'fixed_amount');

-- CreateEnum
CREATE TYPE "EventType" AS ENUM ('somali_week', 'henna_night', 'food_festival', 'eid_celebration');

-- CreateEnum
CREATE TYPE "TicketPurchaseStatus" AS ENUM ('pending', 'valid', 'lapsed', 'refunded');

-- AlterTable
ALTER TABLE "ledger_entries" ADD COLUMN     "purchase_id" INTEGER;

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "is_wholesale" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "payment_intents" ADD COLUMN     "purchase_id" INTEGER,
ALTER COLUMN "order_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "promotions" ADD COLUMN     "description" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "sandbox_intents" ADD COLUMN     "purchase_id" TEXT,
ALTER COLUMN "order_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "inventory_alerts" (
    "id" SERIAL NOT NULL,
    "seller_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "low_stock_threshold" INTEGER NOT NULL,
    "told_state" "StockState" NOT NULL DEFAULT 'in_stock',
    "fired" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inventory_alerts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bulk_updates" (
    "id" SERIAL NOT NULL,
    "seller_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "category" "Category",
    "adjustment_type" "AdjustmentType" NOT NULL,
    "adjustment_value" INTEGER NOT NULL,
    "excluded_ids" INTEGER[],
    "scheduled_at" TIMESTAMPTZ(3),
    "applied_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bulk_updates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bulk_update_lines" (
    "update_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "before_cents" INTEGER NOT NULL,
    "after_cents" INTEGER NOT NULL,

    CONSTRAINT "bulk_update_lines_pkey" PRIMARY KEY ("update_id","product_id")
);

-- CreateTable
CREATE TABLE "suppliers" (
    "id" SERIAL NOT NULL,
    "seller_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "contact_email" TEXT NOT NULL DEFAULT '',
    "contact_phone" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "payment_terms" TEXT NOT NULL DEFAULT '',
    "lead_time" INTEGER NOT NULL DEFAULT 0,
    "notes" TEXT NOT NULL DEFAULT '',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suppliers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "supplier_products" (
    "supplier_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,

    CONSTRAINT "supplier_products_pkey" PRIMARY KEY ("supplier_id","product_id")
);

-- CreateTable
CREATE TABLE "wholesale_tiers" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "min_quantity" INTEGER NOT NULL,
    "price_cents" INTEGER NOT NULL,

    CONSTRAINT "wholesale_tiers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "monthly_reports" (
    "id" SERIAL NOT NULL,
    "seller_id" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "month" INTEGER NOT NULL,
    "total_sales_cents" INTEGER NOT NULL,
    "gross_revenue_cents" INTEGER NOT NULL,
    "platform_fees_cents" INTEGER NOT NULL,
    "refunds_cents" INTEGER NOT NULL,
    "net_revenue_cents" INTEGER NOT NULL,
    "taxable_cents" INTEGER NOT NULL,
    "sales_tax_cents" INTEGER NOT NULL,
    "payouts_cents" INTEGER NOT NULL,
    "opening_cents" INTEGER NOT NULL,
    "closing_cents" INTEGER NOT NULL,
    "total_orders" INTEGER NOT NULL,
    "products_sold" INTEGER NOT NULL,
    "unique_customers" INTEGER NOT NULL,
    "returning_customers" INTEGER NOT NULL,
    "average_order_cents" INTEGER NOT NULL,
    "top_products" JSONB NOT NULL,
    "top_cities" JSONB NOT NULL,
    "top_states" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "monthly_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "events" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "image_url" TEXT,
    "type" "EventType" NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "location" TEXT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "max_tickets" INTEGER NOT NULL,
    "sold_tickets" INTEGER NOT NULL DEFAULT 0,
    "season" TEXT,
    "organizer_id" INTEGER,
    "is_published" BOOLEAN NOT NULL DEFAULT true,
    "cancelled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_purchases" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "event_id" INTEGER NOT NULL,
    "buyer_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "total_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'usd',
    "status" "TicketPurchaseStatus" NOT NULL DEFAULT 'pending',
    "hold_until" TIMESTAMPTZ(3) NOT NULL,
    "valid_at" TIMESTAMPTZ(3),
    "refunded_at" TIMESTAMPTZ(3),
    "locale" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_purchases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_seats" (
    "id" SERIAL NOT NULL,
    "purchase_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "checked_in_at" TIMESTAMPTZ(3),
    "checked_in_by_id" INTEGER,

    CONSTRAINT "ticket_seats_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "waiting_list_entries" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "told_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "waiting_list_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "inventory_alerts_product_id_key" ON "inventory_alerts"("product_id");

-- CreateIndex
CREATE INDEX "inventory_alerts_seller_id_idx" ON "inventory_alerts"("seller_id");

-- CreateIndex
CREATE INDEX "bulk_updates_seller_id_idx" ON "bulk_updates"("seller_id");

-- CreateIndex
CREATE INDEX "bulk_update_lines_product_id_idx" ON "bulk_update_lines"("product_id");

-- CreateIndex
CREATE INDEX "suppliers_seller_id_idx" ON "suppliers"("seller_id");

-- CreateIndex
CREATE INDEX "supplier_products_product_id_idx" ON "supplier_products"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "wholesale_tiers_product_id_min_quantity_key" ON "wholesale_tiers"("product_id", "min_quantity");

-- CreateIndex
CREATE UNIQUE INDEX "monthly_reports_seller_id_year_month_key" ON "monthly_reports"("seller_id", "year", "month");

-- CreateIndex
CREATE INDEX "events_starts_at_idx" ON "events"("starts_at");

-- CreateIndex
CREATE INDEX "events_organizer_id_idx" ON "events"("organizer_id");

-- CreateIndex
CREATE UNIQUE INDEX "ticket_purchases_code_key" ON "ticket_purchases"("code");

-- CreateIndex
CREATE INDEX "ticket_purchases_event_id_idx" ON "ticket_purchases"("event_id");

-- CreateIndex
CREATE INDEX "ticket_purchases_buyer_id_created_at_idx" ON "ticket_purchases"("buyer_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "ticket_purchases_status_hold_until_idx" ON "ticket_purchases"("status", "hold_until");

-- CreateIndex
CREATE UNIQUE INDEX "ticket_seats_code_key" ON "ticket_seats"("code");

-- CreateIndex
CREATE INDEX "ticket_seats_checked_in_by_id_idx" ON "ticket_seats"("checked_in_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "ticket_seats_purchase_id_position_key" ON "ticket_seats"("purchase_id", "position");

-- CreateIndex
CREATE INDEX "waiting_list_entries_user_id_idx" ON "waiting_list_entries"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "waiting_list_entries_event_id_user_id_key" ON "waiting_list_entries"("event_id", "user_id");

-- CreateIndex
CREATE INDEX "ledger_entries_purchase_id_idx" ON "ledger_entries"("purchase_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_intents_purchase_id_key" ON "payment_intents"("purchase_id");

-- AddForeignKey
ALTER TABLE "inventory_alerts" ADD CONSTRAINT "inventory_alerts_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inventory_alerts" ADD CONSTRAINT "inventory_alerts_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_updates" ADD CONSTRAINT "bulk_updates_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_update_lines" ADD CONSTRAINT "bulk_update_lines_update_id_fkey" FOREIGN KEY ("update_id") REFERENCES "bulk_updates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_update_lines" ADD CONSTRAINT "bulk_update_lines_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "suppliers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wholesale_tiers" ADD CONSTRAINT "wholesale_tiers_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "monthly_reports" ADD CONSTRAINT "monthly_reports_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_organizer_id_fkey" FOREIGN KEY ("organizer_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_purchases" ADD CONSTRAINT "ticket_purchases_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_purchases" ADD CONSTRAINT "ticket_purchases_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_seats" ADD CONSTRAINT "ticket_seats_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "ticket_purchases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_seats" ADD CONSTRAINT "ticket_seats_checked_in_by_id_fkey" FOREIGN KEY ("checked_in_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "ticket_purchases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "ticket_purchases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Rules -------------------------------------------------------------------------------------------

ALTER TABLE inventory_alerts ADD CONSTRAINT inventory_alerts_threshold CHECK (low_stock_threshold >= 1);
CREATE INDEX bulk_updates_due ON bulk_updates (scheduled_at) WHERE applied_at IS NULL;
ALTER TABLE bulk_updates ADD CONSTRAINT bulk_updates_undone CHECK (undone_at IS NULL OR applied_at IS NOT NULL);
ALTER TABLE bulk_update_lines ADD CONSTRAINT bulk_update_lines_prices
  CHECK (before_cents BETWEEN 1 AND 99999999 AND after_cents BETWEEN 1 AND 99999999);
ALTER TABLE suppliers ADD CONSTRAINT suppliers_lead_time CHECK (lead_time BETWEEN 0 AND 365);
ALTER TABLE wholesale_tiers ADD CONSTRAINT wholesale_tiers_terms
  CHECK (min_quantity BETWEEN 1 AND 999 AND price_cents BETWEEN 1 AND 99999999);
ALTER TABLE monthly_reports
  ADD CONSTRAINT monthly_reports_month CHECK (month BETWEEN 1 AND 12 AND year BETWEEN 2000 AND 2999),
  ADD CONSTRAINT monthly_reports_sums CHECK (
    net_revenue_cents = gross_revenue_cents - platform_fees_cents - refunds_cents
    AND closing_cents = opening_cents + net_revenue_cents - payouts_cents);
ALTER TABLE events
  ADD CONSTRAINT events_seats CHECK (max_tickets >= 1 AND sold_tickets BETWEEN 0 AND max_tickets),
  ADD CONSTRAINT events_price CHECK (price_cents = 0 OR price_cents BETWEEN 50 AND 9999999),
  ADD CONSTRAINT events_end CHECK (ends_at > starts_at),
  ADD CONSTRAINT events_season CHECK (season IN ('ramadan', 'eid', 'independence'));
ALTER TABLE ticket_purchases
  ADD CONSTRAINT ticket_purchases_quantity CHECK (quantity BETWEEN 1 AND 5),
  ADD CONSTRAINT ticket_purchases_total CHECK (total_cents >= 0),
  ADD CONSTRAINT ticket_purchases_valid CHECK ((status = 'valid') <= (valid_at IS NOT NULL)),
  ADD CONSTRAINT ticket_purchases_refunded CHECK ((status = 'refunded') <= (refunded_at IS NOT NULL));
CREATE UNIQUE INDEX ticket_purchases_pending ON ticket_purchases (event_id, buyer_id) WHERE status = 'pending';
ALTER TABLE waiting_list_entries ADD CONSTRAINT waiting_list_quantity CHECK (quantity BETWEEN 1 AND 5);
CREATE INDEX waiting_list_turn ON waiting_list_entries (event_id, id) WHERE told_at IS NULL;
-- A payment is of one thing.
ALTER TABLE payment_intents ADD CONSTRAINT payment_intents_one CHECK (num_nonnulls(order_id, purchase_id) = 1);
ALTER TABLE sandbox_intents ADD CONSTRAINT sandbox_intents_one CHECK (num_nonnulls(order_id, purchase_id) = 1);
-- Each entry is of an order, of tickets, or of a payout.
ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_source,
  ADD CONSTRAINT ledger_entries_source CHECK (num_nonnulls(order_id, payout_id, purchase_id) >= 1);
