-- What the operators decide on and look at: applications, reports, tickets, views, holidays.

-- CreateEnum
CREATE TYPE "ReportedKind" AS ENUM ('review', 'product');

-- CreateEnum
CREATE TYPE "ReportOutcome" AS ENUM ('kept', 'removed');

-- CreateEnum
CREATE TYPE "TicketStatus" AS ENUM ('open', 'answered', 'closed');

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "is_suspended" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "certificates" ADD COLUMN     "note" TEXT;

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "hidden_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "disabled_reason" TEXT;

-- CreateTable
CREATE TABLE "businesses" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "email" TEXT,
    "website" TEXT,
    "image_url" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT false,
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    "status" "ModerationStatus" NOT NULL DEFAULT 'pending',
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" INTEGER,

    CONSTRAINT "businesses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "customer_stories" (
    "id" SERIAL NOT NULL,
    "author_id" INTEGER NOT NULL,
    "product_id" INTEGER,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "status" "ModerationStatus" NOT NULL DEFAULT 'pending',
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" INTEGER,

    CONSTRAINT "customer_stories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wholesale_applications" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "business_name" TEXT NOT NULL,
    "business_type" TEXT NOT NULL,
    "business_address" TEXT NOT NULL,
    "tax_id" TEXT,
    "estimated_order_volume" TEXT NOT NULL,
    "business_website" TEXT,
    "business_phone" TEXT NOT NULL,
    "contact_person_name" TEXT NOT NULL,
    "contact_person_email" TEXT NOT NULL,
    "application_notes" TEXT,
    "status" "ModerationStatus" NOT NULL DEFAULT 'pending',
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" INTEGER,

    CONSTRAINT "wholesale_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seller_applications" (
    "id" SERIAL NOT NULL,
    "business_name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "location" TEXT,
    "experience" TEXT,
    "selected_plan" TEXT NOT NULL DEFAULT 'free',
    "status" "ModerationStatus" NOT NULL DEFAULT 'pending',
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" INTEGER,

    CONSTRAINT "seller_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_reports" (
    "id" SERIAL NOT NULL,
    "kind" "ReportedKind" NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "reporter_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "outcome" "ReportOutcome",
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" INTEGER,

    CONSTRAINT "content_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_tickets" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "category" TEXT,
    "message" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "status" "TicketStatus" NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "support_tickets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_answers" (
    "id" SERIAL NOT NULL,
    "ticket_id" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_views" (
    "product_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "product_views_pkey" PRIMARY KEY ("product_id","day")
);

-- CreateTable
CREATE TABLE "holiday_dates" (
    "holiday" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "holiday_dates_pkey" PRIMARY KEY ("holiday","year")
);

-- CreateIndex
CREATE INDEX "businesses_owner_id_idx" ON "businesses"("owner_id");

-- CreateIndex
CREATE INDEX "customer_stories_author_id_idx" ON "customer_stories"("author_id");

-- CreateIndex
CREATE INDEX "customer_stories_product_id_idx" ON "customer_stories"("product_id");

-- CreateIndex
CREATE INDEX "wholesale_applications_user_id_idx" ON "wholesale_applications"("user_id");

-- CreateIndex
CREATE INDEX "content_reports_reporter_id_idx" ON "content_reports"("reporter_id");

-- CreateIndex
CREATE UNIQUE INDEX "content_reports_kind_subject_id_reporter_id_key" ON "content_reports"("kind", "subject_id", "reporter_id");

-- CreateIndex
CREATE INDEX "support_tickets_user_id_idx" ON "support_tickets"("user_id");

-- CreateIndex
CREATE INDEX "support_tickets_status_created_at_idx" ON "support_tickets"("status", "created_at");

-- CreateIndex
CREATE INDEX "ticket_answers_ticket_id_idx" ON "ticket_answers"("ticket_id");

-- CreateIndex
CREATE INDEX "product_views_day_idx" ON "product_views"("day");

-- AddForeignKey
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_stories" ADD CONSTRAINT "customer_stories_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_stories" ADD CONSTRAINT "customer_stories_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_stories" ADD CONSTRAINT "customer_stories_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wholesale_applications" ADD CONSTRAINT "wholesale_applications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wholesale_applications" ADD CONSTRAINT "wholesale_applications_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_answers" ADD CONSTRAINT "ticket_answers_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "support_tickets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_answers" ADD CONSTRAINT "ticket_answers_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules -------------------------------------------------------------------------------------------

-- Reports of reviews are reports of content now.
INSERT INTO content_reports (kind, subject_id, reporter_id, reason, created_at)
  SELECT 'review', review_id, reporter_id, reason, created_at FROM review_reports;
DROP TABLE review_reports;

ALTER TABLE products ADD CONSTRAINT products_suspended_is_inactive CHECK (NOT (is_active AND is_suspended));
ALTER TABLE businesses
  ADD CONSTRAINT businesses_decision CHECK ((status = 'pending') = (decided_at IS NULL)),
  ADD CONSTRAINT businesses_live_is_approved CHECK (status = 'approved' OR NOT (is_active OR is_verified));
ALTER TABLE customer_stories
  ADD CONSTRAINT customer_stories_decision CHECK ((status = 'pending') = (decided_at IS NULL));
ALTER TABLE wholesale_applications
  ADD CONSTRAINT wholesale_applications_decision CHECK ((status = 'pending') = (decided_at IS NULL));
ALTER TABLE seller_applications
  ADD CONSTRAINT seller_applications_decision CHECK ((status = 'pending') = (decided_at IS NULL)),
  ADD CONSTRAINT seller_applications_plan CHECK (selected_plan IN ('free', 'premium', 'enterprise'));
ALTER TABLE content_reports
  ADD CONSTRAINT content_reports_decision CHECK ((outcome IS NULL) = (decided_at IS NULL));
ALTER TABLE support_tickets
  ADD CONSTRAINT support_tickets_closed CHECK ((status = 'closed') = (closed_at IS NOT NULL));
ALTER TABLE product_views ADD CONSTRAINT product_views_count CHECK (count > 0);
CREATE UNIQUE INDEX wholesale_applications_one ON wholesale_applications (user_id) WHERE status IN ('pending', 'approved');

CREATE INDEX businesses_waiting ON businesses (created_at) WHERE status = 'pending';
CREATE INDEX customer_stories_waiting ON customer_stories (created_at) WHERE status = 'pending';
CREATE INDEX wholesale_applications_waiting ON wholesale_applications (created_at) WHERE status = 'pending';
CREATE INDEX seller_applications_waiting ON seller_applications (created_at) WHERE status = 'pending';
CREATE INDEX content_reports_waiting ON content_reports (kind, subject_id) WHERE outcome IS NULL;

-- A hidden review counts for no rating.
CREATE OR REPLACE FUNCTION reviews_keep_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
    UPDATE products SET rating_count = rating_count - 1, rating_sum = rating_sum - OLD.rating
      WHERE id = OLD.product_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
    UPDATE products SET rating_count = rating_count + 1, rating_sum = rating_sum + NEW.rating
      WHERE id = NEW.product_id;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER reviews_keep_rating ON reviews;
CREATE TRIGGER reviews_keep_rating AFTER INSERT OR DELETE OR UPDATE OF rating, product_id, hidden_at
  ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_keep_rating();

-- What the admin's lists look for, in their orders.
CREATE INDEX users_newest ON users (created_at DESC, id DESC);
CREATE INDEX users_words ON users USING gin ((lower(username || ' ' || email)) gin_trgm_ops);
CREATE INDEX products_newest ON products (created_at DESC, id DESC) WHERE archived_at IS NULL;
CREATE INDEX products_by_status ON products (moderation_status, created_at DESC, id DESC) WHERE archived_at IS NULL;
CREATE INDEX products_titles ON products USING gin ((lower(title)) gin_trgm_ops);
CREATE INDEX orders_paid_newest ON orders (paid_at DESC) WHERE paid_at IS NOT NULL;
-- CreateTable
CREATE TABLE "product_view_totals" (
    "product_id" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "product_view_totals_pkey" PRIMARY KEY ("product_id")
);

-- CreateIndex
CREATE INDEX "product_view_totals_most" ON "product_view_totals"("count" DESC, "product_id");

-- AddForeignKey
ALTER TABLE "product_view_totals" ADD CONSTRAINT "product_view_totals_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;



ALTER TABLE product_view_totals ADD CONSTRAINT product_view_totals_count CHECK (count > 0);

-- The log by time and by kind of subject, and the mails as an admin looks for them.
CREATE INDEX audit_entries_when ON audit_entries (created_at);
CREATE INDEX audit_entries_subject_newest ON audit_entries (subject_type, id DESC);
CREATE INDEX outbox_mail_words ON outbox
  USING gin ((lower((payload->>'to') || ' ' || (payload->>'subject'))) gin_trgm_ops) WHERE kind = 'mail';
CREATE INDEX outbox_mail_failing ON outbox (id DESC)
  WHERE kind = 'mail' AND done_at IS NULL AND last_error IS NOT NULL;
CREATE INDEX outbox_mail_newest ON outbox (id DESC) WHERE kind = 'mail';
CREATE INDEX products_by_category ON products (category, is_active, moderation_status, created_at DESC, id DESC)
  WHERE archived_at IS NULL;
CREATE INDEX products_archived ON products (created_at DESC, id DESC) WHERE archived_at IS NOT NULL;
