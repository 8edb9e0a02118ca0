-- Plans and subscriptions, the buyers' tools, and the delivery network's places.

-- CreateEnum
CREATE TYPE "BillingInterval" AS ENUM ('month', 'year');

-- CreateEnum
CREATE TYPE "SubscriptionStatus" AS ENUM ('incomplete', 'active', 'past_due', 'ended');

-- CreateEnum
CREATE TYPE "AlertMethod" AS ENUM ('email', 'sms', 'push');

-- CreateEnum
CREATE TYPE "WishPriority" AS ENUM ('high', 'medium', 'low');

-- CreateTable
CREATE TABLE "plans" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "yearly_cents" INTEGER NOT NULL,
    "fee_basis_points" INTEGER NOT NULL,
    "product_slots" INTEGER,
    "featured_listings" BOOLEAN NOT NULL,
    "analytics_access" BOOLEAN NOT NULL,
    "priority_support" BOOLEAN NOT NULL,
    "custom_storefront" BOOLEAN NOT NULL,
    "bulk_upload" BOOLEAN NOT NULL,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "plan_id" INTEGER NOT NULL,
    "interval" "BillingInterval" NOT NULL DEFAULT 'month',
    "status" "SubscriptionStatus" NOT NULL,
    "current_period_start" TIMESTAMPTZ(3) NOT NULL,
    "current_period_end" TIMESTAMPTZ(3) NOT NULL,
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "credit_cents" INTEGER NOT NULL DEFAULT 0,
    "provider" "PaymentProvider",
    "provider_ref" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscription_charges" (
    "id" SERIAL NOT NULL,
    "subscription_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "credit_cents" INTEGER NOT NULL DEFAULT 0,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscription_charges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_alerts" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "target_cents" INTEGER NOT NULL,
    "method" "AlertMethod" NOT NULL DEFAULT 'email',
    "is_armed" BOOLEAN NOT NULL DEFAULT true,
    "fired" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_alerts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_prices" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_prices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "smart_wishes" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "priority" "WishPriority" NOT NULL DEFAULT 'medium',
    "notes" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "smart_wishes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comparison_lists" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comparison_lists_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comparison_items" (
    "id" SERIAL NOT NULL,
    "list_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "comparison_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "local_sellers" (
    "id" SERIAL NOT NULL,
    "seller_id" INTEGER,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "category" "Category" NOT NULL,
    "neighborhood" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "phone" TEXT,
    "website" TEXT,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "local_sellers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "plans_slug_key" ON "plans"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_provider_ref_key" ON "subscriptions"("provider_ref");

-- CreateIndex
CREATE INDEX "subscriptions_user_id_idx" ON "subscriptions"("user_id");

-- CreateIndex
CREATE INDEX "subscriptions_plan_id_idx" ON "subscriptions"("plan_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_charges_key_key" ON "subscription_charges"("key");

-- CreateIndex
CREATE INDEX "subscription_charges_subscription_id_idx" ON "subscription_charges"("subscription_id");

-- CreateIndex
CREATE INDEX "price_alerts_product_id_idx" ON "price_alerts"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "price_alerts_user_id_product_id_key" ON "price_alerts"("user_id", "product_id");

-- CreateIndex
CREATE INDEX "product_prices_product_id_since_idx" ON "product_prices"("product_id", "since");

-- CreateIndex
CREATE INDEX "smart_wishes_product_id_idx" ON "smart_wishes"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "smart_wishes_user_id_product_id_key" ON "smart_wishes"("user_id", "product_id");

-- CreateIndex
CREATE INDEX "comparison_lists_user_id_idx" ON "comparison_lists"("user_id");

-- CreateIndex
CREATE INDEX "comparison_items_product_id_idx" ON "comparison_items"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "comparison_items_list_id_product_id_key" ON "comparison_items"("list_id", "product_id");

-- CreateIndex
CREATE INDEX "local_sellers_seller_id_idx" ON "local_sellers"("seller_id");

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_charges" ADD CONSTRAINT "subscription_charges_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "smart_wishes" ADD CONSTRAINT "smart_wishes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "smart_wishes" ADD CONSTRAINT "smart_wishes_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comparison_lists" ADD CONSTRAINT "comparison_lists_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comparison_items" ADD CONSTRAINT "comparison_items_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "comparison_lists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comparison_items" ADD CONSTRAINT "comparison_items_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "local_sellers" ADD CONSTRAINT "local_sellers_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Rules -------------------------------------------------------------------------------------------

ALTER TABLE plans ADD CONSTRAINT plans_amounts
  CHECK (price_cents >= 0 AND yearly_cents >= 0 AND fee_basis_points BETWEEN 0 AND 10000 AND product_slots > 0);
ALTER TABLE subscriptions
  ADD CONSTRAINT subscriptions_period CHECK (current_period_end > current_period_start),
  ADD CONSTRAINT subscriptions_credit CHECK (credit_cents >= 0),
  ADD CONSTRAINT subscriptions_ended CHECK ((status = 'ended') = (ended_at IS NOT NULL));
CREATE UNIQUE INDEX subscriptions_one ON subscriptions (user_id) WHERE status IN ('active', 'past_due');
CREATE INDEX subscriptions_due ON subscriptions (current_period_end) WHERE status IN ('active', 'past_due');
ALTER TABLE subscription_charges
  ADD CONSTRAINT subscription_charges_amounts CHECK (amount_cents >= 0 AND credit_cents >= 0);
ALTER TABLE price_alerts ADD CONSTRAINT price_alerts_target CHECK (target_cents > 0);
CREATE INDEX price_alerts_armed ON price_alerts (product_id, target_cents) WHERE is_armed;
ALTER TABLE local_sellers ADD CONSTRAINT local_sellers_place
  CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180);

-- What a product cost and since when, however its price changes.
CREATE FUNCTION products_keep_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.price_cents <> OLD.price_cents THEN
    INSERT INTO product_prices (product_id, price_cents) VALUES (NEW.id, NEW.price_cents);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_keep_price AFTER INSERT OR UPDATE OF price_cents
  ON products FOR EACH ROW EXECUTE FUNCTION products_keep_price();
INSERT INTO product_prices (product_id, price_cents, since) SELECT id, price_cents, created_at FROM products;

-- The three plans: prices and fees of specification C, section 9; a year is 20 % cheaper.
INSERT INTO plans (slug, name, description, price_cents, yearly_cents, fee_basis_points, product_slots,
    featured_listings, analytics_access, priority_support, custom_storefront, bulk_upload) VALUES
  ('free', 'Free', 'Everything a new seller needs to begin.', 0, 0, 500, 10, false, false, false, true, false),
  ('premium', 'Premium', 'For growing shops: unlimited listings and a lower fee.', 2900, 27840, 300, NULL, true, true, false, true, true),
  ('enterprise', 'Enterprise', 'For houses with many makers: the lowest fee and people who know you.', 9900, 95040, 100, NULL, true, true, true, true, true);
