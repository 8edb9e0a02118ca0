-- What a seller has: products in five languages, revisions, a storefront, documents; and the log of who did what.

-- CreateEnum
CREATE TYPE "UploadKind" AS ENUM ('picture', 'document');

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "shows_phone" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "uploads" ADD COLUMN     "kind" "UploadKind" NOT NULL DEFAULT 'picture';

-- CreateTable
CREATE TABLE "product_translations" (
    "product_id" INTEGER NOT NULL,
    "locale" TEXT NOT NULL,
    "title" TEXT,
    "description" TEXT,
    "origin_story" TEXT,
    "cultural_significance" TEXT,
    "artisan_bio" TEXT,
    "making_process" TEXT,

    CONSTRAINT "product_translations_pkey" PRIMARY KEY ("product_id","locale")
);

-- CreateTable
CREATE TABLE "product_revisions" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "status" "ModerationStatus" NOT NULL DEFAULT 'pending',
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" INTEGER,

    CONSTRAINT "product_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "storefronts" (
    "seller_id" INTEGER NOT NULL,
    "store_name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "banner_image_url" TEXT,
    "logo_image_url" TEXT,
    "primary_color" TEXT NOT NULL DEFAULT '#D97706',
    "tagline" TEXT,
    "location" TEXT,
    "website" TEXT,
    "instagram" TEXT,
    "facebook" TEXT,
    "twitter" TEXT,
    "is_published" BOOLEAN NOT NULL DEFAULT false,
    "url_slug" TEXT NOT NULL,
    "vacation_from" DATE,
    "vacation_until" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "storefronts_pkey" PRIMARY KEY ("seller_id")
);

-- CreateTable
CREATE TABLE "site_settings" (
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_settings_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" SERIAL NOT NULL,
    "actor_id" INTEGER,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "product_revisions_product_id_created_at_idx" ON "product_revisions"("product_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "storefronts_url_slug_key" ON "storefronts"("url_slug");

-- CreateIndex
CREATE INDEX "audit_entries_subject_type_subject_id_id_idx" ON "audit_entries"("subject_type", "subject_id", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_id_idx" ON "audit_entries"("actor_id", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_action_id_idx" ON "audit_entries"("action", "id" DESC);

-- AddForeignKey
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "storefronts" ADD CONSTRAINT "storefronts_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Rules -------------------------------------------------------------------------------------------

ALTER TABLE products
  ADD CONSTRAINT products_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar'));
ALTER TABLE product_translations
  ADD CONSTRAINT product_translations_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  ADD CONSTRAINT product_translations_title_length CHECK (char_length(title) BETWEEN 1 AND 100);
ALTER TABLE product_revisions
  ADD CONSTRAINT product_revisions_decision CHECK ((status = 'pending') = (decided_at IS NULL)),
  ADD CONSTRAINT product_revisions_object CHECK (jsonb_typeof(content) = 'object');
CREATE UNIQUE INDEX product_revisions_one_pending ON product_revisions (product_id) WHERE status = 'pending';
CREATE INDEX product_revisions_waiting ON product_revisions (updated_at) WHERE status = 'pending';
CREATE INDEX products_waiting ON products (updated_at) WHERE moderation_status = 'pending' AND archived_at IS NULL;
CREATE INDEX certificates_waiting ON certificates (created_at) WHERE status = 'pending';

ALTER TABLE storefronts
  ADD CONSTRAINT storefronts_color CHECK (primary_color ~ '^#[0-9A-Fa-f]{6}$'),
  ADD CONSTRAINT storefronts_slug CHECK (url_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(url_slug) <= 60),
  ADD CONSTRAINT storefronts_urls CHECK (coalesce(website, 'https://') ~* '^https?://'
    AND coalesce(banner_image_url, 'https://') ~* '^https?://' AND coalesce(logo_image_url, 'https://') ~* '^https?://'),
  ADD CONSTRAINT storefronts_vacation CHECK (
    (vacation_from IS NULL) = (vacation_until IS NULL) AND coalesce(vacation_from <= vacation_until, true));

-- A document is no picture.
ALTER TABLE uploads DROP CONSTRAINT uploads_size;
ALTER TABLE uploads ADD CONSTRAINT uploads_size CHECK (
  bytes > 0 AND CASE kind WHEN 'picture' THEN width > 0 AND height > 0 ELSE width >= 0 AND height >= 0 END);

-- The log is written once.
CREATE FUNCTION audit_entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_entries is append-only';
END $$;
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_stay();

-- A product is found by its words in every language that it is told in.
CREATE OR REPLACE FUNCTION products_fold_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_fold(concat_ws(' ',
    NEW.title,
    NEW.collection,
    CASE NEW.category WHEN 'coffee' THEN 'coffee & tea' WHEN 'textiles' THEN 'textiles'
      WHEN 'spices' THEN 'spices & food' ELSE 'arts & crafts' END,
    NEW.description,
    (SELECT string_agg(concat_ws(' ', t.title, t.description), ' ' ORDER BY t.locale)
      FROM product_translations t WHERE t.product_id = NEW.id)));
  RETURN NEW;
END $$;

CREATE FUNCTION product_translations_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Fires the trigger above.
  UPDATE products SET title = title WHERE id = coalesce(NEW.product_id, OLD.product_id);
  RETURN NULL;
END $$;
CREATE TRIGGER product_translations_fold AFTER INSERT OR UPDATE OR DELETE ON product_translations
  FOR EACH ROW EXECUTE FUNCTION product_translations_fold();
