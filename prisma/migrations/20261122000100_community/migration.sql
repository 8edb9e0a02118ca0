-- The directory's owners, the forum, stories in the search, the blog, and letters to subscribers.

-- CreateEnum
CREATE TYPE "ListingRequestKind" AS ENUM ('claim', 'edit');

-- AlterTable
ALTER TABLE "businesses" ADD COLUMN     "hours" JSONB,
ADD COLUMN     "languages" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "name_text" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "place_text" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "customer_stories" ADD COLUMN     "hidden_at" TIMESTAMPTZ(3),
ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "listing_requests" (
    "id" SERIAL NOT NULL,
    "kind" "ListingRequestKind" NOT NULL,
    "business_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "proof" TEXT,
    "content" JSONB,
    "status" "ModerationStatus" NOT NULL DEFAULT 'pending',
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" INTEGER,

    CONSTRAINT "listing_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "forum_categories" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "forum_categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "forum_posts" (
    "id" SERIAL NOT NULL,
    "category_id" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "is_pinned" BOOLEAN NOT NULL DEFAULT false,
    "is_locked" BOOLEAN NOT NULL DEFAULT false,
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "reply_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),
    "hidden_at" TIMESTAMPTZ(3),
    "search_text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "forum_posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "forum_replies" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "quoted_id" INTEGER,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),
    "hidden_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "forum_replies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "forum_follows" (
    "user_id" INTEGER NOT NULL,
    "post_id" INTEGER NOT NULL,
    "told_reply_id" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "forum_follows_pkey" PRIMARY KEY ("user_id","post_id")
);

-- CreateTable
CREATE TABLE "blog_categories" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "blog_categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blog_posts" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "category_id" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "featured_image" TEXT,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_published" BOOLEAN NOT NULL DEFAULT false,
    "published_at" TIMESTAMPTZ(3),
    "announced_at" TIMESTAMPTZ(3),
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search_text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "blog_posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recipes" (
    "post_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "servings" INTEGER NOT NULL,
    "minutes" INTEGER NOT NULL,
    "kitchen" TEXT NOT NULL DEFAULT '',
    "steps" TEXT[],

    CONSTRAINT "recipes_pkey" PRIMARY KEY ("post_id")
);

-- CreateTable
CREATE TABLE "ingredients" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "amount" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "product_id" INTEGER,
    "pieces" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "ingredients_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscribers" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "unsubscribed_at" TIMESTAMPTZ(3),

    CONSTRAINT "subscribers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "listing_requests_business_id_idx" ON "listing_requests"("business_id");

-- CreateIndex
CREATE INDEX "listing_requests_user_id_idx" ON "listing_requests"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "forum_categories_slug_key" ON "forum_categories"("slug");

-- CreateIndex
CREATE INDEX "forum_posts_category_id_idx" ON "forum_posts"("category_id");

-- CreateIndex
CREATE INDEX "forum_posts_author_id_created_at_idx" ON "forum_posts"("author_id", "created_at");

-- CreateIndex
CREATE INDEX "forum_replies_post_id_id_idx" ON "forum_replies"("post_id", "id");

-- CreateIndex
CREATE INDEX "forum_replies_author_id_created_at_idx" ON "forum_replies"("author_id", "created_at");

-- CreateIndex
CREATE INDEX "forum_replies_quoted_id_idx" ON "forum_replies"("quoted_id");

-- CreateIndex
CREATE INDEX "forum_follows_post_id_idx" ON "forum_follows"("post_id");

-- CreateIndex
CREATE UNIQUE INDEX "blog_categories_slug_key" ON "blog_categories"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts"("slug");

-- CreateIndex
CREATE INDEX "blog_posts_author_id_idx" ON "blog_posts"("author_id");

-- CreateIndex
CREATE INDEX "ingredients_product_id_idx" ON "ingredients"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "ingredients_post_id_position_key" ON "ingredients"("post_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_token_hash_key" ON "subscribers"("token_hash");

-- AddForeignKey
ALTER TABLE "listing_requests" ADD CONSTRAINT "listing_requests_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_requests" ADD CONSTRAINT "listing_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_requests" ADD CONSTRAINT "listing_requests_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "forum_categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "forum_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_quoted_id_fkey" FOREIGN KEY ("quoted_id") REFERENCES "forum_replies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_follows" ADD CONSTRAINT "forum_follows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_follows" ADD CONSTRAINT "forum_follows_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "forum_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "blog_categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "recipes"("post_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Rules -------------------------------------------------------------------------------------------

ALTER TABLE listing_requests
  ADD CONSTRAINT listing_requests_decision CHECK ((status = 'pending') = (decided_at IS NULL)),
  ADD CONSTRAINT listing_requests_claim CHECK ((kind = 'claim') = (proof IS NOT NULL)),
  ADD CONSTRAINT listing_requests_edit CHECK ((kind = 'edit') = (content IS NOT NULL));
CREATE UNIQUE INDEX listing_requests_one ON listing_requests (business_id, user_id) WHERE status = 'pending';
CREATE INDEX listing_requests_waiting ON listing_requests (created_at) WHERE status = 'pending';
ALTER TABLE forum_posts
  ADD CONSTRAINT forum_posts_counts CHECK (view_count >= 0 AND reply_count >= 0);
ALTER TABLE forum_replies
  ADD CONSTRAINT forum_replies_deleted_is_empty CHECK (deleted_at IS NULL OR content = '');
ALTER TABLE blog_posts
  ADD CONSTRAINT blog_posts_published CHECK (NOT is_published OR published_at IS NOT NULL),
  ADD CONSTRAINT blog_posts_announced CHECK (announced_at IS NULL OR is_published),
  ADD CONSTRAINT blog_posts_count CHECK (view_count >= 0);
ALTER TABLE recipes ADD CONSTRAINT recipes_amounts CHECK (servings BETWEEN 1 AND 100 AND minutes BETWEEN 1 AND 10000);
ALTER TABLE ingredients ADD CONSTRAINT ingredients_pieces CHECK (pieces BETWEEN 1 AND 99);
CREATE UNIQUE INDEX subscribers_email ON subscribers (lower(email));

-- Replies that are shown, counted exactly however many come at once.
CREATE FUNCTION forum_replies_keep_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL AND OLD.deleted_at IS NULL THEN
    UPDATE forum_posts SET reply_count = reply_count - 1 WHERE id = OLD.post_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL AND NEW.deleted_at IS NULL THEN
    UPDATE forum_posts SET reply_count = reply_count + 1 WHERE id = NEW.post_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER forum_replies_keep_count AFTER INSERT OR DELETE OR UPDATE OF hidden_at, deleted_at
  ON forum_replies FOR EACH ROW EXECUTE FUNCTION forum_replies_keep_count();

-- Folded words, as products have them.
CREATE FUNCTION businesses_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_text := search_fold(NEW.name);
  NEW.place_text := search_fold(NEW.address);
  NEW.search_text := search_fold(concat_ws(' ', NEW.name, replace(NEW.category, '-', ' '), NEW.description, NEW.address));
  RETURN NEW;
END $$;
CREATE TRIGGER businesses_fold BEFORE INSERT OR UPDATE OF name, category, description, address
  ON businesses FOR EACH ROW EXECUTE FUNCTION businesses_fold();

CREATE FUNCTION titled_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_fold(concat_ws(' ', NEW.title, NEW.content));
  RETURN NEW;
END $$;
CREATE TRIGGER customer_stories_fold BEFORE INSERT OR UPDATE OF title, content
  ON customer_stories FOR EACH ROW EXECUTE FUNCTION titled_fold();
CREATE TRIGGER forum_posts_fold BEFORE INSERT OR UPDATE OF title, content
  ON forum_posts FOR EACH ROW EXECUTE FUNCTION titled_fold();

CREATE FUNCTION blog_posts_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_fold(concat_ws(' ', NEW.title, NEW.excerpt, array_to_string(NEW.tags, ' '), NEW.content));
  RETURN NEW;
END $$;
CREATE TRIGGER blog_posts_fold BEFORE INSERT OR UPDATE OF title, excerpt, tags, content
  ON blog_posts FOR EACH ROW EXECUTE FUNCTION blog_posts_fold();

UPDATE businesses SET name = name;
UPDATE customer_stories SET title = title;

CREATE INDEX businesses_listed ON businesses (is_verified DESC, id DESC) WHERE is_active;
CREATE INDEX businesses_listed_category ON businesses (category, is_verified DESC, id DESC) WHERE is_active;
CREATE INDEX businesses_names ON businesses USING gin (name_text gin_trgm_ops) WHERE is_active;
CREATE INDEX businesses_places ON businesses USING gin (place_text gin_trgm_ops) WHERE is_active;
CREATE INDEX businesses_words ON businesses USING gin (search_words(search_text)) WITH (fastupdate = off) WHERE is_active;
CREATE INDEX customer_stories_shown ON customer_stories (created_at DESC, id DESC)
  WHERE status = 'approved' AND hidden_at IS NULL;
CREATE INDEX customer_stories_words ON customer_stories USING gin (search_words(search_text)) WITH (fastupdate = off)
  WHERE status = 'approved' AND hidden_at IS NULL;
CREATE INDEX forum_posts_shown ON forum_posts (is_pinned DESC, created_at DESC, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX forum_posts_shown_category ON forum_posts (category_id, is_pinned DESC, created_at DESC, id DESC)
  WHERE hidden_at IS NULL;
CREATE INDEX forum_posts_words ON forum_posts USING gin (search_words(search_text)) WITH (fastupdate = off)
  WHERE hidden_at IS NULL;
CREATE INDEX blog_posts_newest ON blog_posts (published_at DESC, id DESC) WHERE is_published;
CREATE INDEX blog_posts_category ON blog_posts (category_id, published_at DESC, id DESC) WHERE is_published;
CREATE INDEX blog_posts_tags ON blog_posts USING gin (tags) WHERE is_published;
CREATE INDEX blog_posts_words ON blog_posts USING gin (search_words(search_text)) WITH (fastupdate = off) WHERE is_published;
CREATE INDEX blog_posts_due ON blog_posts (published_at) WHERE is_published AND announced_at IS NULL;

-- What a community begins with; an admin changes it under Catalogue.
INSERT INTO forum_categories (slug, name, icon, position) VALUES
  ('announcements', 'Announcements', 'megaphone', 1),
  ('coffee', 'Coffee & Tea', 'coffee', 2),
  ('recipes', 'Recipes', 'cooking-pot', 3),
  ('textiles', 'Textiles', 'shirt', 4),
  ('selling', 'Selling', 'store', 5),
  ('organizations', 'Organizations', 'landmark', 6),
  ('off-topic', 'Off topic', 'message-circle', 7);
INSERT INTO blog_categories (slug, name, position) VALUES
  ('recipes', 'Recipes', 1),
  ('makers', 'Makers', 2),
  ('traditions', 'Traditions', 3),
  ('guides', 'Guides', 4),
  ('community', 'Community', 5);
