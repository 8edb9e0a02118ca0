-- AlterTable
ALTER TABLE "users" ADD COLUMN     "bio_locale" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "answer_locale" TEXT,
ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "storefronts" ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "customer_stories" ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "forum_posts" ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "forum_replies" ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "events" ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en';

-- CreateTable
CREATE TABLE "shop_translations" (
    "seller_id" INTEGER NOT NULL,
    "locale" TEXT NOT NULL,
    "bio" TEXT,
    "tagline" TEXT,
    "description" TEXT,

    CONSTRAINT "shop_translations_pkey" PRIMARY KEY ("seller_id","locale")
);

-- CreateTable
CREATE TABLE "blog_post_translations" (
    "post_id" INTEGER NOT NULL,
    "locale" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,

    CONSTRAINT "blog_post_translations_pkey" PRIMARY KEY ("post_id","locale")
);

-- CreateTable
CREATE TABLE "event_translations" (
    "event_id" INTEGER NOT NULL,
    "locale" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "event_translations_pkey" PRIMARY KEY ("event_id","locale")
);

-- AddForeignKey
ALTER TABLE "shop_translations" ADD CONSTRAINT "shop_translations_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_post_translations" ADD CONSTRAINT "blog_post_translations_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_translations" ADD CONSTRAINT "event_translations_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules -------------------------------------------------------------------------------------------

ALTER TABLE shop_translations
  ADD CONSTRAINT shop_translations_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  ADD CONSTRAINT shop_translations_tagline_length CHECK (char_length(tagline) BETWEEN 1 AND 100),
  ADD CONSTRAINT shop_translations_not_empty CHECK (num_nonnulls(bio, tagline, description) > 0);
ALTER TABLE blog_post_translations
  ADD CONSTRAINT blog_post_translations_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  ADD CONSTRAINT blog_post_translations_title_length CHECK (char_length(title) BETWEEN 1 AND 150);
ALTER TABLE event_translations
  ADD CONSTRAINT event_translations_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  ADD CONSTRAINT event_translations_title_length CHECK (char_length(title) BETWEEN 1 AND 120);

ALTER TABLE users ADD CONSTRAINT users_bio_locale CHECK (bio_locale IN ('en', 'so', 'om', 'am', 'ar')) NOT VALID;
ALTER TABLE reviews ADD CONSTRAINT reviews_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')) NOT VALID;
ALTER TABLE reviews
  ADD CONSTRAINT reviews_answer_locale CHECK (answer_locale IN ('en', 'so', 'om', 'am', 'ar')) NOT VALID;
ALTER TABLE storefronts ADD CONSTRAINT storefronts_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')) NOT VALID;
ALTER TABLE customer_stories
  ADD CONSTRAINT customer_stories_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')) NOT VALID;
ALTER TABLE forum_posts ADD CONSTRAINT forum_posts_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')) NOT VALID;
ALTER TABLE forum_replies
  ADD CONSTRAINT forum_replies_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')) NOT VALID;
ALTER TABLE blog_posts ADD CONSTRAINT blog_posts_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')) NOT VALID;
ALTER TABLE events ADD CONSTRAINT events_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')) NOT VALID;

-- An article is found by its words in every language.
CREATE OR REPLACE FUNCTION blog_posts_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_fold(concat_ws(' ', NEW.title, NEW.excerpt, array_to_string(NEW.tags, ' '), NEW.content,
    (SELECT string_agg(concat_ws(' ', t.title, t.excerpt, t.content), ' ' ORDER BY t.locale)
      FROM blog_post_translations t WHERE t.post_id = NEW.id)));
  RETURN NEW;
END $$;

CREATE FUNCTION blog_post_translations_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Fires the trigger above.
  UPDATE blog_posts SET title = title WHERE id = coalesce(NEW.post_id, OLD.post_id);
  RETURN NULL;
END $$;
CREATE TRIGGER blog_post_translations_fold AFTER INSERT OR UPDATE OR DELETE ON blog_post_translations
  FOR EACH ROW EXECUTE FUNCTION blog_post_translations_fold();

-- Existing texts: the language of their author, unless their script belongs to another one.
CREATE FUNCTION pg_temp.text_locale(sample text, author text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN ethiopic > greatest(latin, arabic) THEN 'am'
    WHEN arabic > greatest(latin, ethiopic) THEN 'ar'
    WHEN latin > 0 AND author IN ('am', 'ar') THEN 'en'
    ELSE coalesce(author, 'en') END
  FROM (SELECT
    length(regexp_replace(sample, '[^\u1200-\u137F]', '', 'g')) AS ethiopic,
    length(regexp_replace(sample, '[^\u0620-\u064A]', '', 'g')) AS arabic,
    length(regexp_replace(sample, '[^A-Za-z]', '', 'g')) AS latin) AS letters
$$;

UPDATE users SET bio_locale = pg_temp.text_locale(left(bio, 300), locale)
  WHERE bio IS NOT NULL AND pg_temp.text_locale(left(bio, 300), locale) <> 'en';
UPDATE reviews t SET locale = pg_temp.text_locale(left(t.comment, 300), u.locale) FROM users u
  WHERE u.id = t.author_id AND pg_temp.text_locale(left(t.comment, 300), u.locale) <> 'en';
UPDATE reviews t SET answer_locale = pg_temp.text_locale(left(t.answer, 300), u.locale)
  FROM products p JOIN users u ON u.id = p.seller_id
  WHERE p.id = t.product_id AND t.answer IS NOT NULL;
UPDATE storefronts t SET locale = pg_temp.text_locale(left(t.description, 300), u.locale) FROM users u
  WHERE u.id = t.seller_id AND pg_temp.text_locale(left(t.description, 300), u.locale) <> 'en';
UPDATE customer_stories t SET locale = pg_temp.text_locale(left(t.content, 300), u.locale) FROM users u
  WHERE u.id = t.author_id AND pg_temp.text_locale(left(t.content, 300), u.locale) <> 'en';
UPDATE forum_posts t SET locale = pg_temp.text_locale(left(t.content, 300), u.locale) FROM users u
  WHERE u.id = t.author_id AND pg_temp.text_locale(left(t.content, 300), u.locale) <> 'en';
UPDATE forum_replies t SET locale = pg_temp.text_locale(left(t.content, 300), u.locale) FROM users u
  WHERE u.id = t.author_id AND pg_temp.text_locale(left(t.content, 300), u.locale) <> 'en';
UPDATE blog_posts t SET locale = pg_temp.text_locale(left(t.content, 300), u.locale) FROM users u
  WHERE u.id = t.author_id AND pg_temp.text_locale(left(t.content, 300), u.locale) <> 'en';
-- Only the audit log names the author of an event.
UPDATE events t SET locale = pg_temp.text_locale(left(t.description, 300), (
    SELECT u.locale FROM audit_entries a JOIN users u ON u.id = a.actor_id
    WHERE a.subject_type = 'event' AND a.subject_id = t.id AND a.action = 'event.created' ORDER BY a.id LIMIT 1));
