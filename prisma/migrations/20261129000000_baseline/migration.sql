-- The schema of the first release. It replaces all earlier migrations (ADR 0020); scripts/lib/migrations/baseline.mjs
-- marks it as applied in a database that has them.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- The words of the search.
CREATE SCHEMA search;

-- Functions are created before the tables that they read.
SET LOCAL check_function_bodies = off;

-- Types

CREATE TYPE "AccountTokenKind" AS ENUM ('password_reset', 'email_verification', 'seller_invitation');
CREATE TYPE "AdjustmentType" AS ENUM ('percentage', 'fixed_amount');
CREATE TYPE "AlertMethod" AS ENUM ('email', 'sms', 'push');
CREATE TYPE "BillingInterval" AS ENUM ('month', 'year');
CREATE TYPE "Category" AS ENUM ('coffee', 'textiles', 'spices', 'crafts');
CREATE TYPE "CertificateType" AS ENUM ('halal', 'ethical', 'fair_trade');
CREATE TYPE "DeliveryMethod" AS ENUM ('standard', 'next_day', 'same_day', 'expedited');
CREATE TYPE "DisputeStatus" AS ENUM ('open', 'won', 'lost');
CREATE TYPE "EventType" AS ENUM ('somali_week', 'henna_night', 'food_festival', 'eid_celebration');
CREATE TYPE "ImportRowState" AS ENUM (
  'pending', 'created', 'updated', 'unchanged', 'skipped', 'failed', 'undone', 'retained'
);
CREATE TYPE "LedgerAccount" AS ENUM (
  'provider_clearing', 'seller_pending', 'platform_fees', 'disputed_funds', 'buyer_refunds', 'seller_available',
  'payouts_in_transit', 'event_proceeds'
);
CREATE TYPE "ListingRequestKind" AS ENUM ('claim', 'edit');
CREATE TYPE "ModerationStatus" AS ENUM ('pending', 'approved', 'rejected');
CREATE TYPE "NotificationKind" AS ENUM (
  'order_placed', 'new_order', 'order_shipped', 'order_delivered', 'order_cancelled', 'refund', 'return_request',
  'payout', 'message', 'moderation', 'forum', 'price_alert', 'inventory_alert', 'event'
);
CREATE TYPE "OptionKind" AS ENUM ('size', 'color', 'grind', 'weight', 'other');
CREATE TYPE "OrderStatus" AS ENUM ('pending', 'paid', 'shipped', 'delivered', 'completed', 'cancelled');
CREATE TYPE "OutboxKind" AS ENUM ('mail', 'refund', 'cancel_intent');
CREATE TYPE "PaymentProvider" AS ENUM ('stripe', 'sandbox');
CREATE TYPE "PaymentStatus" AS ENUM ('unpaid', 'paid', 'partially_refunded', 'refunded', 'disputed');
CREATE TYPE "PayoutKind" AS ENUM ('bank', 'mobile');
CREATE TYPE "PayoutStage" AS ENUM (
  'created', 'transferring', 'transferred', 'sending', 'sent', 'reversing', 'attention', 'done'
);
CREATE TYPE "PayoutStatus" AS ENUM ('pending', 'paid', 'failed');
CREATE TYPE "PromotionType" AS ENUM ('percentage', 'fixed_amount', 'buy_x_get_y');
CREATE TYPE "RefundKind" AS ENUM ('cancellation', 'return', 'damage', 'goodwill', 'dispute', 'provider');
CREATE TYPE "RefundStatus" AS ENUM ('pending', 'succeeded', 'failed', 'on_hold', 'covered', 'reversed');
CREATE TYPE "ReportOutcome" AS ENUM ('kept', 'removed');
CREATE TYPE "ReportedKind" AS ENUM ('review', 'product', 'forum_post', 'forum_reply', 'story', 'business');
CREATE TYPE "ReservationStatus" AS ENUM ('held', 'taken', 'released');
CREATE TYPE "ReturnKind" AS ENUM ('return', 'damage');
CREATE TYPE "ReturnPolicy" AS ENUM ('returnable', 'food', 'personal_care', 'made_to_order');
CREATE TYPE "ReturnStatus" AS ENUM ('requested', 'approved', 'rejected', 'refunded', 'withdrawn');
CREATE TYPE "Role" AS ENUM ('buyer', 'seller', 'admin');
CREATE TYPE "SignInProvider" AS ENUM ('google', 'apple', 'facebook');
CREATE TYPE "StockReason" AS ENUM ('initial', 'adjustment', 'sale', 'restock');
CREATE TYPE "StockState" AS ENUM ('in_stock', 'low_stock', 'out_of_stock');
CREATE TYPE "SubscriptionStatus" AS ENUM ('incomplete', 'active', 'past_due', 'ended');
CREATE TYPE "TicketPurchaseStatus" AS ENUM ('pending', 'valid', 'lapsed', 'refunded');
CREATE TYPE "TicketStatus" AS ENUM ('open', 'answered', 'closed');
CREATE TYPE "UploadKind" AS ENUM ('picture', 'document');
CREATE TYPE "UploadStore" AS ENUM ('disk', 's3', 'uploadThing');
CREATE TYPE "WishPriority" AS ENUM ('high', 'medium', 'low');

-- Functions

-- The audit log is append-only.
CREATE FUNCTION audit_entries_stay() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  RAISE EXCEPTION 'audit_entries is append-only';
END $$;

CREATE FUNCTION blog_post_translations_fold() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  -- Fires the trigger above.
  UPDATE blog_posts SET title = title WHERE id = coalesce(NEW.post_id, OLD.post_id);
  RETURN NULL;
END $$;

CREATE FUNCTION blog_posts_fold() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.search_text := search_fold(concat_ws(' ', NEW.title, NEW.excerpt, array_to_string(NEW.tags, ' '), NEW.content,
    (SELECT string_agg(concat_ws(' ', t.title, t.excerpt, t.content), ' ' ORDER BY t.locale)
      FROM blog_post_translations t WHERE t.post_id = NEW.id)));
  RETURN NEW;
END $$;

CREATE FUNCTION businesses_fold() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.name_text := search_fold(NEW.name);
  NEW.place_text := search_fold(NEW.address);
  NEW.search_text := search_fold(concat_ws(' ', NEW.name, replace(NEW.category, '-', ' '), NEW.description, NEW.address));
  RETURN NEW;
END $$;

-- As soon as a product has a verified review, only verified ones count for its rating.
CREATE FUNCTION count_rating(product integer) RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  -- Serializes the reviews of a product; the next statement sees those of earlier transactions.
  PERFORM FROM products WHERE id = product FOR NO KEY UPDATE;
  UPDATE products SET (rating_count, rating_sum) = (
    SELECT count(*), coalesce(sum(rating), 0) FROM reviews r
    WHERE r.product_id = product AND r.hidden_at IS NULL AND (r.is_verified_purchase OR NOT EXISTS (
      SELECT FROM reviews v WHERE v.product_id = product AND v.hidden_at IS NULL AND v.is_verified_purchase)))
  WHERE id = product;
END $$;

-- Whether a product is food does not depend on whether it is made to order.
CREATE FUNCTION default_is_food(category "Category", title text) RETURNS boolean
  LANGUAGE sql IMMUTABLE
  AS $$
  SELECT default_return_policy(category, regexp_replace(title,
    '\m(custom|customi[sz]ed|personali[sz]ed|made[- ]to[- ](order|measure)|bespoke|engraved|monogrammed)\M', '', 'gi'))
    = 'food'
$$;

CREATE FUNCTION default_is_perishable(category "Category", title text) RETURNS boolean
  LANGUAGE sql IMMUTABLE
  AS $_$
  SELECT default_is_food(category, title)
    AND thing ~* '\m(fresh|frozen|chilled|refrigerated|injera|yogh?urt|ayib|sambus(a|as)|cheese)\M'
    AND thing !~* '\m(mix(es)?|flour|powder(ed)?|dried|spices?)\M'
  FROM (SELECT regexp_replace(title, '(,|:|\m(with|for|from)\M).*$', '', 'i') AS thing) named
$_$;

-- The words of a title before "with", "for" and the like name the product itself: "coffee for the jebena" is coffee.
CREATE FUNCTION default_return_policy(category "Category", title text) RETURNS "ReturnPolicy"
  LANGUAGE sql IMMUTABLE
  AS $_$
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
$_$;

CREATE FUNCTION forum_replies_keep_count() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL AND OLD.deleted_at IS NULL THEN
    UPDATE forum_posts SET reply_count = reply_count - 1 WHERE id = OLD.post_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL AND NEW.deleted_at IS NULL THEN
    UPDATE forum_posts SET reply_count = reply_count + 1 WHERE id = NEW.post_id;
  END IF;
  RETURN NULL;
END $$;

-- A verified purchase has a unit that was neither cancelled nor refunded.
CREATE FUNCTION has_bought(buyer integer, product integer) RETURNS boolean
  LANGUAGE sql STABLE
  AS $$
  SELECT EXISTS (SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN order_parts p ON p.id = l.part_id
    WHERE o.buyer_id = buyer AND l.product_id = product AND o.paid_at IS NOT NULL AND p.status <> 'cancelled'
      AND l.refunded_quantity < l.quantity AND (p.refunded_cents = 0
        OR p.refunded_cents < p.subtotal_cents - p.discount_cents + p.delivery_cents))
$$;

CREATE FUNCTION ledger_ref_balances() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF (SELECT sum(amount_cents) FROM ledger_entries WHERE ref = NEW.ref) <> 0 THEN
    RAISE EXCEPTION 'ledger entries of % do not sum to zero', NEW.ref;
  END IF;
  RETURN NULL;
END $$;

-- A product with variants cannot be sold without one.
CREATE FUNCTION order_line_needs_variant() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF EXISTS (SELECT FROM products p WHERE p.id = NEW.product_id AND p.has_variants) THEN
    RAISE EXCEPTION 'null value in column "variant_id": product % has variants', NEW.product_id
      USING ERRCODE = 'not_null_violation', TABLE = 'order_lines', COLUMN = 'variant_id';
  END IF;
  RETURN NEW;
END $$;

-- A return goes by the policy at the sale.
CREATE FUNCTION order_line_return_policy() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.return_policy := (SELECT p.return_policy FROM products p WHERE p.id = NEW.product_id);
  RETURN NEW;
END $$;

CREATE FUNCTION order_parts_ask_for_payment() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.paid_at := (SELECT paid_at FROM orders WHERE id = NEW.order_id);
  RETURN NEW;
END $$;

CREATE FUNCTION order_parts_hear_of_payment() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  UPDATE order_parts SET paid_at = NEW.paid_at
  WHERE order_id = NEW.id AND paid_at IS DISTINCT FROM NEW.paid_at;
  RETURN NULL;
END $$;

CREATE FUNCTION product_return_policy() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.return_policy := coalesce(NEW.return_policy, default_return_policy(NEW.category, NEW.title));
  NEW.is_food := coalesce(NEW.is_food, default_is_food(NEW.category, NEW.title));
  NEW.is_perishable := coalesce(NEW.is_perishable, default_is_perishable(NEW.category, NEW.title));
  RETURN NEW;
END $$;

CREATE FUNCTION product_translations_fold() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  -- Fires the trigger above.
  UPDATE products SET title = title WHERE id = coalesce(NEW.product_id, OLD.product_id);
  RETURN NULL;
END $$;

CREATE FUNCTION product_variants_price_since() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.price_since := now();
  RETURN NEW;
END $$;

-- A product's stock and reserved units are the sums over its variants, its price range is that of the live ones.
CREATE FUNCTION product_variants_to_product() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  units INTEGER := 0;
  held INTEGER := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN units := NEW.stock; held := NEW.reserved; END IF;
  IF TG_OP <> 'INSERT' THEN units := units - OLD.stock; held := held - OLD.reserved; END IF;
  IF units <> 0 OR held <> 0 THEN
    UPDATE products SET stock = stock + units, reserved = reserved + held
      WHERE id = coalesce(NEW.product_id, OLD.product_id);
  END IF;
  IF TG_OP <> 'UPDATE' OR NEW.price_cents <> OLD.price_cents OR NEW.archived_at IS DISTINCT FROM OLD.archived_at THEN
    UPDATE products p SET has_variants = v.lowest IS NOT NULL, price_cents = coalesce(v.lowest, p.price_cents),
        max_price_cents = v.highest
      FROM (SELECT min(price_cents) AS lowest, max(price_cents) AS highest FROM product_variants
        WHERE product_id = coalesce(NEW.product_id, OLD.product_id) AND archived_at IS NULL) v
      WHERE p.id = coalesce(NEW.product_id, OLD.product_id)
        AND (p.has_variants, p.price_cents, p.max_price_cents)
          IS DISTINCT FROM (v.lowest IS NOT NULL, coalesce(v.lowest, p.price_cents), v.highest);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION products_fold_words() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.search_text := search_fold(concat_ws(' ',
    NEW.title,
    NEW.collection,
    CASE NEW.category WHEN 'coffee' THEN 'coffee & tea' WHEN 'textiles' THEN 'textiles'
      WHEN 'spices' THEN 'spices & food' ELSE 'arts & crafts' END,
    NEW.description,
    (SELECT string_agg(concat_ws(' ', t.title, t.description), ' ' ORDER BY t.locale)
      FROM product_translations t WHERE t.product_id = NEW.id)));
  NEW.title_text := '|' || search_fold(NEW.title) || '|' || coalesce((
    SELECT string_agg(search_fold(t.title) || '|', '' ORDER BY t.locale)
    FROM product_translations t WHERE t.product_id = NEW.id AND t.title IS NOT NULL), '');
  RETURN NEW;
END $$;

-- Every price of a product with its start.
CREATE FUNCTION products_keep_price() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.price_cents <> OLD.price_cents THEN
    INSERT INTO product_prices (product_id, price_cents) VALUES (NEW.id, NEW.price_cents);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION products_keep_words() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  -- In order, so that two who write at once wait for each other in turn.
  INSERT INTO search.words
    SELECT word FROM search.words_of(NEW.search_text) AS word ORDER BY word COLLATE "C"
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION products_stay_hidden() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
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

CREATE FUNCTION refuse_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

CREATE FUNCTION reviews_follow_refunds() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  UPDATE reviews r SET is_verified_purchase = false
  FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.id = NEW.order_id AND r.author_id = o.buyer_id AND r.product_id = l.product_id
    AND r.is_verified_purchase AND NOT has_bought(r.author_id, r.product_id);
  RETURN NULL;
END $$;

CREATE FUNCTION reviews_keep_rating() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM count_rating(OLD.product_id);
  END IF;
  IF TG_OP <> 'DELETE' AND (TG_OP = 'INSERT' OR NEW.product_id <> OLD.product_id) THEN
    PERFORM count_rating(NEW.product_id);
  END IF;
  RETURN NULL;
END $$;

-- One spelling for the same word: case, accents, homophones of Amharic, variants of Arabic letters. Punctuation becomes
-- blanks, with one at both ends, so that LIKE '% word%' finds the start of a word. lib/core/search-text.ts folds
-- what a user types in the same way.
CREATE FUNCTION search_fold(words text) RETURNS text
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$
  SELECT ' ' || btrim(regexp_replace(
    translate(lower(unaccent(normalize(words, NFKC))),
      'ሐኀኸሠዐፀሑኁኹሡዑፁሒኂኺሢዒፂሃሓኃኻሣኣዓፃሔኄኼሤዔፄሕኅኽሥዕፅሖኆኾሦዖፆሧأإآٱىةؤئکی' || U&'\0640\0670\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655',
      'ሀሀሀሰአጸሁሁሁሱኡጹሂሂሂሲኢጺሀሀሀሀሳአአጻሄሄሄሴኤጼህህህስእጽሆሆሆሶኦጾሷاااايهويكي'),
    '[\s!-/:-@\[-`{-~‘’“”«»–—…·፡።፣፤፥፦،؛؟]+', ' ', 'g')) || ' '
$$;

-- The words of a folded text. The cost makes the planner prefer the index of words.
CREATE FUNCTION search_words(folded text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT COST 1000
  AS $$
  SELECT array_to_tsvector(array_remove(
    string_to_array(btrim(regexp_replace(folded, '(\S{60})\S+', '\1', 'g')), ' '), ''))
$$;

CREATE FUNCTION set_upload_store() RETURNS trigger
  LANGUAGE plpgsql
  AS $_$
BEGIN
  IF NEW.store = 'disk' AND NEW.key !~ '^[A-Za-z0-9_-]{22}\.(webp|pdf)$' THEN
    NEW.store := 'uploadThing';
  END IF;
  RETURN NEW;
END $_$;

CREATE FUNCTION titled_fold() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.search_text := search_fold(concat_ws(' ', NEW.title, NEW.content));
  RETURN NEW;
END $$;

-- The query over search_words(search_text) for terms, each a tsquery. A start of words ('x':*) becomes the words of the shop
-- that begin so; a term of `often` with a start of more than 16 words is omitted. work_mem has room for the bitmap of
-- all matches, so that no row is checked twice.
CREATE FUNCTION search.known(rare text[], often text[]) RETURNS tsquery
  LANGUAGE plpgsql STABLE
  AS $_$
DECLARE
  unit text;
  begun text;
  words text[];
  known text;
  wide boolean;
  at integer := 0;
  parts text[] := '{}';
BEGIN
  IF pg_size_bytes(current_setting('work_mem')) < pg_size_bytes('32MB') THEN
    PERFORM set_config('work_mem', '32MB', true);
  END IF;
  FOREACH unit IN ARRAY rare || often LOOP
    at := at + 1;
    known := unit;
    wide := false;
    FOR begun IN SELECT DISTINCT m[1] FROM regexp_matches(unit, '''([^'']+)'':\*', 'g') AS m LOOP
      words := ARRAY(SELECT w.word FROM search.words w
        WHERE w.word >= begun AND w.word < begun || U&'\+10FFFF' ORDER BY w.word LIMIT 17);
      IF cardinality(words) > 16 OR begun ~ '^\d+$' THEN
        wide := true;
        CONTINUE;
      END IF;
      -- One letter may be a word of its own; and where nothing begins so, nothing is found.
      IF length(begun) = 1 OR cardinality(words) = 0 THEN
        words := begun || words;
      END IF;
      known := replace(known, '''' || begun || ''':*', '(''' || array_to_string(words, '''|''') || ''')');
    END LOOP;
    IF NOT wide OR at <= cardinality(rare) THEN
      parts := parts || ('(' || known || ')');
    END IF;
  END LOOP;
  RETURN array_to_string(parts, '&')::tsquery;
END $_$;

-- Collects the words of products that were written without their triggers, as by a restore.
CREATE FUNCTION search.learn_words() RETURNS void
  LANGUAGE sql
  AS $$
  INSERT INTO search.words
    SELECT DISTINCT word FROM products, search.words_of(search_text) AS word ON CONFLICT DO NOTHING
$$;

-- Similar words as one JSON value: PostgreSQL estimates ten rows for an array of unknown length.
CREATE FUNCTION search.words_alike(typed text[]) RETURNS json
  LANGUAGE sql STABLE
  AS $$
  SELECT coalesce(json_agg(json_build_object('typed', one, 'word', word)), '[]')
  FROM unnest(typed) AS one, search.words_like(one) AS word
$$;

CREATE FUNCTION search.words_like(typed text) RETURNS SETOF text
  LANGUAGE sql STABLE
  SET "pg_trgm.similarity_threshold" TO '0.2'
  AS $$
  SELECT word FROM search.words WHERE word % typed AND length(word) <= 40
  ORDER BY similarity(word, typed) DESC, word LIMIT 40
$$;

-- The words of a folded text that can complete a word as it is typed, without numbers.
CREATE FUNCTION search.words_of(folded text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE
  AS $_$
  SELECT word FROM unnest(tsvector_to_array(search_words(folded))) AS word
  WHERE length(word) > 1 AND word !~ '^\d+$'
$_$;

-- Tables

CREATE TABLE account_tokens (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  kind "AccountTokenKind" NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  CONSTRAINT account_tokens_pkey PRIMARY KEY (id)
);
CREATE INDEX account_tokens_expires_at_idx ON account_tokens (expires_at);
CREATE UNIQUE INDEX account_tokens_token_hash_key ON account_tokens (token_hash);
CREATE INDEX account_tokens_user_id_kind_idx ON account_tokens (user_id, kind);

CREATE TABLE addresses (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  name text NOT NULL,
  line1 text NOT NULL,
  line2 text,
  landmark text,
  city text NOT NULL,
  region text NOT NULL,
  postcode text NOT NULL,
  country text NOT NULL,
  phone text,
  is_default boolean DEFAULT false NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT addresses_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX addresses_one_default ON addresses (user_id) WHERE is_default;
CREATE INDEX addresses_user_id_idx ON addresses (user_id);

CREATE TABLE audit_entries (
  id SERIAL NOT NULL,
  actor_id integer,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id integer NOT NULL,
  before jsonb,
  after jsonb,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT audit_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entries_action_id_idx ON audit_entries (action, id DESC);
CREATE INDEX audit_entries_actor_id_id_idx ON audit_entries (actor_id, id DESC);
CREATE INDEX audit_entries_subject_newest ON audit_entries (subject_type, id DESC);
CREATE INDEX audit_entries_subject_type_subject_id_id_idx ON audit_entries (subject_type, subject_id, id DESC);
CREATE INDEX audit_entries_when ON audit_entries (created_at);

CREATE TABLE blog_categories (
  id SERIAL NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT blog_categories_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX blog_categories_slug_key ON blog_categories (slug);

CREATE TABLE blog_post_translations (
  post_id integer NOT NULL,
  locale text NOT NULL,
  title text NOT NULL,
  excerpt text NOT NULL,
  content text NOT NULL,
  recipe jsonb,
  CONSTRAINT blog_post_translations_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT blog_post_translations_title_length CHECK (char_length(title) BETWEEN 1 AND 150),
  CONSTRAINT blog_post_translations_pkey PRIMARY KEY (post_id, locale)
);

CREATE TABLE blog_posts (
  id SERIAL NOT NULL,
  slug text NOT NULL,
  category_id integer NOT NULL,
  author_id integer NOT NULL,
  title text NOT NULL,
  excerpt text NOT NULL,
  content text NOT NULL,
  featured_image text,
  tags text[] DEFAULT ARRAY[]::text[],
  is_published boolean DEFAULT false NOT NULL,
  published_at timestamptz(3),
  announced_at timestamptz(3),
  view_count integer DEFAULT 0 NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  search_text text DEFAULT '' NOT NULL,
  locale text DEFAULT 'en' NOT NULL,
  CONSTRAINT blog_posts_announced CHECK (announced_at IS NULL OR is_published),
  CONSTRAINT blog_posts_count CHECK (view_count >= 0),
  CONSTRAINT blog_posts_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT blog_posts_published CHECK (NOT is_published OR published_at IS NOT NULL),
  CONSTRAINT blog_posts_pkey PRIMARY KEY (id)
);
CREATE INDEX blog_posts_author_id_idx ON blog_posts (author_id);
CREATE INDEX blog_posts_category ON blog_posts (category_id, published_at DESC, id DESC) WHERE is_published;
CREATE INDEX blog_posts_due ON blog_posts (published_at) WHERE is_published AND announced_at IS NULL;
CREATE INDEX blog_posts_newest ON blog_posts (published_at DESC, id DESC) WHERE is_published;
CREATE UNIQUE INDEX blog_posts_slug_key ON blog_posts (slug);
CREATE INDEX blog_posts_tags ON blog_posts USING gin (tags) WHERE is_published;
CREATE INDEX blog_posts_words ON blog_posts USING gin (search_words(search_text)) WITH (fastupdate=off)
  WHERE is_published;

CREATE TABLE bulk_update_lines (
  update_id integer NOT NULL,
  product_id integer NOT NULL,
  before_cents integer NOT NULL,
  after_cents integer NOT NULL,
  CONSTRAINT bulk_update_lines_prices CHECK (before_cents BETWEEN 1 AND 99999999
    AND after_cents BETWEEN 1 AND 99999999),
  CONSTRAINT bulk_update_lines_pkey PRIMARY KEY (update_id, product_id)
);
CREATE INDEX bulk_update_lines_product_id_idx ON bulk_update_lines (product_id);

CREATE TABLE bulk_update_variant_lines (
  update_id integer NOT NULL,
  variant_id integer NOT NULL,
  before_cents integer NOT NULL,
  after_cents integer NOT NULL,
  CONSTRAINT bulk_update_variant_lines_pkey PRIMARY KEY (update_id, variant_id)
);
CREATE INDEX bulk_update_variant_lines_variant_id_idx ON bulk_update_variant_lines (variant_id);

CREATE TABLE bulk_updates (
  id SERIAL NOT NULL,
  seller_id integer NOT NULL,
  name text NOT NULL,
  category "Category",
  adjustment_type "AdjustmentType" NOT NULL,
  adjustment_value integer NOT NULL,
  excluded_ids integer[],
  scheduled_at timestamptz(3),
  applied_at timestamptz(3),
  undone_at timestamptz(3),
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT bulk_updates_undone CHECK (undone_at IS NULL OR applied_at IS NOT NULL),
  CONSTRAINT bulk_updates_pkey PRIMARY KEY (id)
);
CREATE INDEX bulk_updates_due ON bulk_updates (scheduled_at) WHERE applied_at IS NULL;
CREATE INDEX bulk_updates_seller_id_idx ON bulk_updates (seller_id);

CREATE TABLE businesses (
  id SERIAL NOT NULL,
  owner_id integer,
  name text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  address text NOT NULL,
  phone text NOT NULL,
  email text,
  website text,
  image_url text,
  is_active boolean DEFAULT false NOT NULL,
  is_verified boolean DEFAULT false NOT NULL,
  status "ModerationStatus" DEFAULT 'pending' NOT NULL,
  note text,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  decided_at timestamptz(3),
  decided_by_id integer,
  hours jsonb,
  languages text[] DEFAULT ARRAY[]::text[],
  name_text text DEFAULT '' NOT NULL,
  place_text text DEFAULT '' NOT NULL,
  search_text text DEFAULT '' NOT NULL,
  CONSTRAINT businesses_decision CHECK ((status = 'pending') = (decided_at IS NULL)),
  CONSTRAINT businesses_live_is_approved CHECK (status = 'approved' OR (NOT (is_active OR is_verified))),
  CONSTRAINT businesses_pkey PRIMARY KEY (id)
);
CREATE INDEX businesses_listed ON businesses (is_verified DESC, id DESC) WHERE is_active;
CREATE INDEX businesses_listed_category ON businesses (category, is_verified DESC, id DESC) WHERE is_active;
CREATE INDEX businesses_names ON businesses USING gin (name_text gin_trgm_ops) WHERE is_active;
CREATE INDEX businesses_owner_id_idx ON businesses (owner_id);
CREATE INDEX businesses_places ON businesses USING gin (place_text gin_trgm_ops) WHERE is_active;
CREATE INDEX businesses_waiting ON businesses (created_at) WHERE status = 'pending';
CREATE INDEX businesses_words ON businesses USING gin (search_words(search_text)) WITH (fastupdate=off) WHERE is_active;

CREATE TABLE certificates (
  id SERIAL NOT NULL,
  product_id integer NOT NULL,
  type "CertificateType" NOT NULL,
  body text NOT NULL,
  number text NOT NULL,
  valid_until date NOT NULL,
  document_url text,
  status "ModerationStatus" DEFAULT 'pending' NOT NULL,
  decided_by_id integer,
  decided_at timestamptz(3),
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  note text,
  CONSTRAINT certificates_decision CHECK ((status = 'pending') = (decided_at IS NULL)),
  CONSTRAINT certificates_pkey PRIMARY KEY (id)
);
CREATE INDEX certificates_approved ON certificates (product_id, valid_until, type) WHERE status = 'approved';
CREATE INDEX certificates_approved_type ON certificates (type, valid_until, product_id) WHERE status = 'approved';
CREATE INDEX certificates_product_id_type_idx ON certificates (product_id, type);
CREATE INDEX certificates_waiting ON certificates (created_at) WHERE status = 'pending';

CREATE TABLE comparison_items (
  id SERIAL NOT NULL,
  list_id integer NOT NULL,
  product_id integer NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT comparison_items_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX comparison_items_list_id_product_id_key ON comparison_items (list_id, product_id);
CREATE INDEX comparison_items_product_id_idx ON comparison_items (product_id);

CREATE TABLE comparison_lists (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  name text NOT NULL,
  description text DEFAULT '' NOT NULL,
  is_public boolean DEFAULT false NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT comparison_lists_pkey PRIMARY KEY (id)
);
CREATE INDEX comparison_lists_user_id_idx ON comparison_lists (user_id);

CREATE TABLE content_reports (
  id SERIAL NOT NULL,
  kind "ReportedKind" NOT NULL,
  subject_id integer NOT NULL,
  reporter_id integer NOT NULL,
  reason text NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  outcome "ReportOutcome",
  decided_at timestamptz(3),
  decided_by_id integer,
  urgent_at timestamptz(3),
  CONSTRAINT content_reports_decision CHECK ((outcome IS NULL) = (decided_at IS NULL)),
  CONSTRAINT content_reports_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX content_reports_kind_subject_id_reporter_id_key ON content_reports (kind, subject_id, reporter_id);
CREATE INDEX content_reports_reporter_id_idx ON content_reports (reporter_id);
CREATE INDEX content_reports_waiting ON content_reports (kind, subject_id) WHERE outcome IS NULL;

CREATE TABLE customer_stories (
  id SERIAL NOT NULL,
  author_id integer NOT NULL,
  product_id integer,
  title text NOT NULL,
  content text NOT NULL,
  status "ModerationStatus" DEFAULT 'pending' NOT NULL,
  note text,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  decided_at timestamptz(3),
  decided_by_id integer,
  hidden_at timestamptz(3),
  search_text text DEFAULT '' NOT NULL,
  locale text DEFAULT 'en' NOT NULL,
  CONSTRAINT customer_stories_decision CHECK ((status = 'pending') = (decided_at IS NULL)),
  CONSTRAINT customer_stories_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT customer_stories_pkey PRIMARY KEY (id)
);
CREATE INDEX customer_stories_author_id_idx ON customer_stories (author_id);
CREATE INDEX customer_stories_product_id_idx ON customer_stories (product_id);
CREATE INDEX customer_stories_shown ON customer_stories (created_at DESC, id DESC) WHERE status = 'approved'
  AND hidden_at IS NULL;
CREATE INDEX customer_stories_waiting ON customer_stories (created_at) WHERE status = 'pending';
CREATE INDEX customer_stories_words ON customer_stories USING gin (search_words(search_text)) WITH (fastupdate=off)
  WHERE status = 'approved' AND hidden_at IS NULL;

CREATE TABLE disputes (
  id SERIAL NOT NULL,
  order_id integer NOT NULL,
  provider_id text NOT NULL,
  amount_cents integer NOT NULL,
  reason text NOT NULL,
  status "DisputeStatus" DEFAULT 'open' NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  decided_at timestamptz(3),
  excess_cents integer DEFAULT 0 NOT NULL,
  CONSTRAINT disputes_amount CHECK (amount_cents > 0),
  CONSTRAINT disputes_decided CHECK ((status = 'open') = (decided_at IS NULL)),
  CONSTRAINT disputes_pkey PRIMARY KEY (id)
);
CREATE INDEX disputes_order_id_idx ON disputes (order_id);
CREATE UNIQUE INDEX disputes_provider_id_key ON disputes (provider_id);

CREATE TABLE event_translations (
  event_id integer NOT NULL,
  locale text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  CONSTRAINT event_translations_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT event_translations_title_length CHECK (char_length(title) BETWEEN 1 AND 120),
  CONSTRAINT event_translations_pkey PRIMARY KEY (event_id, locale)
);

CREATE TABLE events (
  id SERIAL NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  image_url text,
  type "EventType" NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3),
  location text NOT NULL,
  price_cents integer NOT NULL,
  max_tickets integer NOT NULL,
  sold_tickets integer DEFAULT 0 NOT NULL,
  season text,
  organizer_id integer,
  is_published boolean DEFAULT true NOT NULL,
  cancelled_at timestamptz(3),
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  locale text DEFAULT 'en' NOT NULL,
  CONSTRAINT events_end CHECK (ends_at > starts_at),
  CONSTRAINT events_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT events_price CHECK (price_cents = 0 OR price_cents BETWEEN 50 AND 9999999),
  CONSTRAINT events_season CHECK (season IN ('ramadan', 'eid', 'independence')),
  CONSTRAINT events_seats CHECK (max_tickets >= 1 AND (sold_tickets >= 0 AND sold_tickets <= max_tickets)),
  CONSTRAINT events_pkey PRIMARY KEY (id)
);
CREATE INDEX events_organizer_id_idx ON events (organizer_id);
CREATE INDEX events_starts_at_idx ON events (starts_at);

CREATE TABLE forum_categories (
  id SERIAL NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  icon text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT forum_categories_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX forum_categories_slug_key ON forum_categories (slug);

CREATE TABLE forum_follows (
  user_id integer NOT NULL,
  post_id integer NOT NULL,
  told_reply_id integer DEFAULT 0 NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT forum_follows_pkey PRIMARY KEY (user_id, post_id)
);
CREATE INDEX forum_follows_post_id_idx ON forum_follows (post_id);

CREATE TABLE forum_posts (
  id SERIAL NOT NULL,
  category_id integer NOT NULL,
  author_id integer NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  is_pinned boolean DEFAULT false NOT NULL,
  is_locked boolean DEFAULT false NOT NULL,
  view_count integer DEFAULT 0 NOT NULL,
  reply_count integer DEFAULT 0 NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  edited_at timestamptz(3),
  hidden_at timestamptz(3),
  search_text text DEFAULT '' NOT NULL,
  locale text DEFAULT 'en' NOT NULL,
  CONSTRAINT forum_posts_counts CHECK (view_count >= 0 AND reply_count >= 0),
  CONSTRAINT forum_posts_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT forum_posts_pkey PRIMARY KEY (id)
);
CREATE INDEX forum_posts_author_id_created_at_idx ON forum_posts (author_id, created_at);
CREATE INDEX forum_posts_category_id_idx ON forum_posts (category_id);
CREATE INDEX forum_posts_shown ON forum_posts (is_pinned DESC, created_at DESC, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX forum_posts_shown_category ON forum_posts (category_id, is_pinned DESC, created_at DESC, id DESC)
  WHERE hidden_at IS NULL;
CREATE INDEX forum_posts_shown_locale ON forum_posts (locale, is_pinned DESC, created_at DESC, id DESC)
  WHERE hidden_at IS NULL;
CREATE INDEX forum_posts_words ON forum_posts USING gin (search_words(search_text)) WITH (fastupdate=off)
  WHERE hidden_at IS NULL;

CREATE TABLE forum_replies (
  id SERIAL NOT NULL,
  post_id integer NOT NULL,
  author_id integer NOT NULL,
  quoted_id integer,
  content text NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  edited_at timestamptz(3),
  hidden_at timestamptz(3),
  deleted_at timestamptz(3),
  locale text DEFAULT 'en' NOT NULL,
  CONSTRAINT forum_replies_deleted_is_empty CHECK (deleted_at IS NULL OR content = ''),
  CONSTRAINT forum_replies_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT forum_replies_pkey PRIMARY KEY (id)
);
CREATE INDEX forum_replies_author_id_created_at_idx ON forum_replies (author_id, created_at);
CREATE INDEX forum_replies_post_id_id_idx ON forum_replies (post_id, id);
CREATE INDEX forum_replies_quoted_id_idx ON forum_replies (quoted_id);

-- The badge "other" of a seller: given by an admin, with a public reason.
CREATE TABLE granted_badges (
  seller_id integer NOT NULL,
  reason text NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT granted_badges_reason_length CHECK (char_length(reason) BETWEEN 5 AND 500),
  CONSTRAINT granted_badges_pkey PRIMARY KEY (seller_id)
);

CREATE TABLE holiday_dates (
  holiday text NOT NULL,
  year integer NOT NULL,
  day date NOT NULL,
  updated_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT holiday_dates_pkey PRIMARY KEY (holiday, year)
);

CREATE TABLE idempotent_requests (
  user_id integer NOT NULL,
  key text NOT NULL,
  digest text NOT NULL,
  body jsonb,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT idempotent_requests_pkey PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotent_requests_created_at_idx ON idempotent_requests (created_at);

CREATE TABLE ingredients (
  id SERIAL NOT NULL,
  post_id integer NOT NULL,
  "position" integer NOT NULL,
  amount text NOT NULL,
  name text NOT NULL,
  product_id integer,
  pieces integer DEFAULT 1 NOT NULL,
  CONSTRAINT ingredients_pieces CHECK (pieces BETWEEN 1 AND 99),
  CONSTRAINT ingredients_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX ingredients_post_id_position_key ON ingredients (post_id, "position");
CREATE INDEX ingredients_product_id_idx ON ingredients (product_id);

CREATE TABLE inventory_alerts (
  id SERIAL NOT NULL,
  seller_id integer NOT NULL,
  product_id integer NOT NULL,
  low_stock_threshold integer NOT NULL,
  told_state "StockState" DEFAULT 'in_stock' NOT NULL,
  fired integer DEFAULT 0 NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT inventory_alerts_threshold CHECK (low_stock_threshold >= 1),
  CONSTRAINT inventory_alerts_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX inventory_alerts_product_id_key ON inventory_alerts (product_id);
CREATE INDEX inventory_alerts_seller_id_idx ON inventory_alerts (seller_id);

-- A row that a job cannot process, with its attempts, so that it never stops the rows beside it.
CREATE TABLE job_failures (
  id SERIAL NOT NULL,
  job text NOT NULL,
  subject_id text NOT NULL,
  attempts integer DEFAULT 1 NOT NULL,
  last_error text NOT NULL,
  next_try_at timestamptz(3) DEFAULT now() NOT NULL,
  failed_at timestamptz(3),
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT job_failures_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX job_failures_job_subject_id_key ON job_failures (job, subject_id);

CREATE TABLE job_states (
  name text NOT NULL,
  due_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  locked_until timestamptz(3),
  last_started_at timestamptz(3),
  last_finished_at timestamptz(3),
  last_done integer,
  last_error text,
  failures integer DEFAULT 0 NOT NULL,
  CONSTRAINT job_states_pkey PRIMARY KEY (name)
);

CREATE TABLE ledger_entries (
  id SERIAL NOT NULL,
  ref text NOT NULL,
  account "LedgerAccount" NOT NULL,
  seller_id integer,
  order_id integer,
  amount_cents integer NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  payout_id integer,
  purchase_id integer,
  CONSTRAINT ledger_entries_amount CHECK (amount_cents <> 0),
  CONSTRAINT ledger_entries_seller CHECK ((account IN ('seller_pending', 'seller_available')) = (seller_id IS NOT NULL)),
  CONSTRAINT ledger_entries_source CHECK (num_nonnulls(order_id, payout_id, purchase_id) >= 1),
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX ledger_entries_available ON ledger_entries (seller_id, id) WHERE account = 'seller_available';
CREATE UNIQUE INDEX ledger_entries_once ON ledger_entries (ref, account, COALESCE(seller_id, 0));
CREATE INDEX ledger_entries_order_id_idx ON ledger_entries (order_id);
CREATE INDEX ledger_entries_payout_id_idx ON ledger_entries (payout_id);
CREATE INDEX ledger_entries_purchase_id_idx ON ledger_entries (purchase_id);
CREATE INDEX ledger_entries_ref_idx ON ledger_entries (ref);
CREATE INDEX ledger_entries_seller_id_created_at_idx ON ledger_entries (seller_id, created_at);

CREATE TABLE listing_requests (
  id SERIAL NOT NULL,
  kind "ListingRequestKind" NOT NULL,
  business_id integer NOT NULL,
  user_id integer NOT NULL,
  proof text,
  content jsonb,
  status "ModerationStatus" DEFAULT 'pending' NOT NULL,
  note text,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  decided_at timestamptz(3),
  decided_by_id integer,
  CONSTRAINT listing_requests_claim CHECK ((kind = 'claim') = (proof IS NOT NULL)),
  CONSTRAINT listing_requests_decision CHECK ((status = 'pending') = (decided_at IS NULL)),
  CONSTRAINT listing_requests_edit CHECK ((kind = 'edit') = (content IS NOT NULL)),
  CONSTRAINT listing_requests_pkey PRIMARY KEY (id)
);
CREATE INDEX listing_requests_business_id_idx ON listing_requests (business_id);
CREATE UNIQUE INDEX listing_requests_one ON listing_requests (business_id, user_id) WHERE status = 'pending';
CREATE INDEX listing_requests_user_id_idx ON listing_requests (user_id);
CREATE INDEX listing_requests_waiting ON listing_requests (created_at) WHERE status = 'pending';

CREATE TABLE local_sellers (
  id SERIAL NOT NULL,
  seller_id integer,
  name text NOT NULL,
  description text NOT NULL,
  category "Category" NOT NULL,
  neighborhood text NOT NULL,
  address text NOT NULL,
  phone text,
  website text,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT local_sellers_place CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
  CONSTRAINT local_sellers_pkey PRIMARY KEY (id)
);
CREATE INDEX local_sellers_seller_id_idx ON local_sellers (seller_id);

CREATE TABLE message_threads (
  id SERIAL NOT NULL,
  buyer_id integer NOT NULL,
  seller_id integer NOT NULL,
  product_id integer,
  order_id integer,
  subject text NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  last_message_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  buyer_mailed_at timestamptz(3),
  seller_mailed_at timestamptz(3),
  CONSTRAINT message_threads_not_to_oneself CHECK (buyer_id <> seller_id),
  CONSTRAINT message_threads_pkey PRIMARY KEY (id)
);
CREATE INDEX message_threads_buyer_id_last_message_at_idx ON message_threads (buyer_id, last_message_at DESC);
CREATE INDEX message_threads_order_id_idx ON message_threads (order_id);
CREATE INDEX message_threads_product_id_idx ON message_threads (product_id);
CREATE INDEX message_threads_seller_id_last_message_at_idx ON message_threads (seller_id, last_message_at DESC);
-- One thread per pair and subject matter, also when two messages are sent at once.
CREATE UNIQUE INDEX message_threads_subject_matter_key
  ON message_threads (buyer_id, seller_id, COALESCE(product_id, 0), COALESCE(order_id, 0));

CREATE TABLE messages (
  id SERIAL NOT NULL,
  sender_id integer NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  read_at timestamptz(3),
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  receiver_id integer NOT NULL,
  thread_id integer NOT NULL,
  CONSTRAINT messages_message_length CHECK (char_length(message) BETWEEN 1 AND 10000),
  CONSTRAINT messages_not_to_oneself CHECK (sender_id <> receiver_id),
  CONSTRAINT messages_subject_length CHECK (char_length(subject) BETWEEN 5 AND 200),
  CONSTRAINT messages_pkey PRIMARY KEY (id)
);
CREATE INDEX messages_receiver_id_created_at_idx ON messages (receiver_id, created_at DESC);
CREATE INDEX messages_sender_id_idx ON messages (sender_id);
CREATE INDEX messages_thread_id_created_at_idx ON messages (thread_id, created_at);
CREATE INDEX messages_unread_idx ON messages (receiver_id, thread_id) WHERE read_at IS NULL;

-- What an admin last read of a product through the API: a decision without a version is compared with it.
CREATE TABLE moderation_reads (
  admin_id integer NOT NULL,
  product_id integer NOT NULL,
  version text NOT NULL,
  read_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT moderation_reads_version CHECK (version ~ '^[0-9a-f]{32}$'),
  CONSTRAINT moderation_reads_pkey PRIMARY KEY (admin_id, product_id)
);
CREATE INDEX moderation_reads_read_at_idx ON moderation_reads (read_at);

CREATE TABLE monthly_reports (
  id SERIAL NOT NULL,
  seller_id integer NOT NULL,
  year integer NOT NULL,
  month integer NOT NULL,
  total_sales_cents integer NOT NULL,
  gross_revenue_cents integer NOT NULL,
  platform_fees_cents integer NOT NULL,
  refunds_cents integer NOT NULL,
  net_revenue_cents integer NOT NULL,
  taxable_cents integer NOT NULL,
  sales_tax_cents integer NOT NULL,
  payouts_cents integer NOT NULL,
  opening_cents integer NOT NULL,
  closing_cents integer NOT NULL,
  total_orders integer NOT NULL,
  products_sold integer NOT NULL,
  unique_customers integer NOT NULL,
  returning_customers integer NOT NULL,
  average_order_cents integer NOT NULL,
  top_products jsonb NOT NULL,
  top_cities jsonb NOT NULL,
  top_states jsonb NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT monthly_reports_month CHECK (month BETWEEN 1 AND 12 AND year BETWEEN 2000 AND 2999),
  CONSTRAINT monthly_reports_sums CHECK ((net_revenue_cents = ((gross_revenue_cents - platform_fees_cents) - refunds_cents)) AND (closing_cents = ((opening_cents + net_revenue_cents) - payouts_cents))),
  CONSTRAINT monthly_reports_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX monthly_reports_seller_id_year_month_key ON monthly_reports (seller_id, year, month);

CREATE TABLE notification_preferences (
  user_id integer NOT NULL,
  kind "NotificationKind" NOT NULL,
  by_mail boolean DEFAULT true NOT NULL,
  in_app boolean DEFAULT true NOT NULL,
  CONSTRAINT notification_preferences_pkey PRIMARY KEY (user_id, kind)
);

CREATE TABLE notifications (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  kind "NotificationKind" NOT NULL,
  "values" jsonb NOT NULL,
  href text NOT NULL,
  dedupe_key text NOT NULL,
  read_at timestamptz(3),
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT notifications_href CHECK (href ~~ '/%' AND href !~~ '//%'),
  CONSTRAINT notifications_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX notifications_dedupe_key_key ON notifications (dedupe_key);
CREATE INDEX notifications_user_id_created_at_idx ON notifications (user_id, created_at DESC);

CREATE TABLE order_lines (
  id SERIAL NOT NULL,
  order_id integer NOT NULL,
  part_id integer NOT NULL,
  product_id integer NOT NULL,
  title text NOT NULL,
  image_url text NOT NULL,
  unit_price_cents integer NOT NULL,
  quantity integer NOT NULL,
  fee_basis_points integer NOT NULL,
  discount_cents integer DEFAULT 0 NOT NULL,
  refunded_cents integer DEFAULT 0 NOT NULL,
  refunded_quantity integer DEFAULT 0 NOT NULL,
  is_wholesale boolean DEFAULT false NOT NULL,
  list_price_cents integer,
  tier_min_quantity integer,
  return_policy "ReturnPolicy",
  variant_id integer,
  CONSTRAINT order_lines_discount_range CHECK (discount_cents >= 0 AND discount_cents <= (unit_price_cents * quantity)),
  CONSTRAINT order_lines_fee_range CHECK (fee_basis_points BETWEEN 0 AND 10000),
  CONSTRAINT order_lines_price_range CHECK (unit_price_cents BETWEEN 1 AND 99999999),
  CONSTRAINT order_lines_quantity CHECK (quantity BETWEEN 1 AND 999),
  CONSTRAINT order_lines_refunded_quantity CHECK (refunded_quantity >= 0 AND refunded_quantity <= quantity),
  CONSTRAINT order_lines_refunded_range CHECK (refunded_cents >= 0
    AND (refunded_cents <= ((unit_price_cents * quantity) - discount_cents))),
  CONSTRAINT order_lines_pkey PRIMARY KEY (id)
);
CREATE INDEX order_lines_part_id_idx ON order_lines (part_id);
CREATE INDEX order_lines_product_id_idx ON order_lines (product_id);
CREATE INDEX order_lines_variant_id_idx ON order_lines (variant_id) WHERE variant_id IS NOT NULL;
CREATE UNIQUE INDEX order_lines_variant_once ON order_lines (order_id, product_id, variant_id) NULLS NOT DISTINCT;

CREATE TABLE order_parts (
  id SERIAL NOT NULL,
  order_id integer NOT NULL,
  seller_id integer NOT NULL,
  status "OrderStatus" DEFAULT 'pending' NOT NULL,
  subtotal_cents integer NOT NULL,
  fee_cents integer NOT NULL,
  seller_net_cents integer NOT NULL,
  shipped_at timestamptz(3),
  delivered_at timestamptz(3),
  delivery_cents integer DEFAULT 0 NOT NULL,
  delivery_method "DeliveryMethod" DEFAULT 'standard' NOT NULL,
  discount_cents integer DEFAULT 0 NOT NULL,
  packed_at timestamptz(3),
  refunded_cents integer DEFAULT 0 NOT NULL,
  refunded_fee_cents integer DEFAULT 0 NOT NULL,
  released_at timestamptz(3),
  paid_at timestamptz(3),
  confirmed_at timestamptz(3),
  processing_days smallint,
  arrives_from date,
  arrives_to date,
  CONSTRAINT order_parts_arrives CHECK ((arrives_from IS NULL) = (arrives_to IS NULL) AND arrives_from <= arrives_to),
  CONSTRAINT order_parts_delivery_not_negative CHECK (delivery_cents >= 0),
  CONSTRAINT order_parts_discount_range CHECK (discount_cents >= 0 AND discount_cents <= subtotal_cents),
  CONSTRAINT order_parts_not_negative CHECK (fee_cents >= 0 AND seller_net_cents >= 0),
  CONSTRAINT order_parts_processing_days CHECK (processing_days BETWEEN 1 AND 60),
  CONSTRAINT order_parts_refunded_fee_range CHECK (refunded_fee_cents >= 0 AND refunded_fee_cents <= fee_cents),
  CONSTRAINT order_parts_refunded_range CHECK (refunded_cents >= 0
    AND (refunded_cents <= ((subtotal_cents - discount_cents) + delivery_cents))),
  CONSTRAINT order_parts_split CHECK ((fee_cents + seller_net_cents) = ((subtotal_cents - discount_cents) + delivery_cents)),
  CONSTRAINT order_parts_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX order_parts_order_id_seller_id_key ON order_parts (order_id, seller_id);
CREATE INDEX order_parts_sold ON order_parts (seller_id, order_id)
  INCLUDE (status, subtotal_cents, discount_cents, delivery_cents, refunded_cents, paid_at) WHERE seller_id IS NOT NULL;
CREATE INDEX order_parts_unreleased ON order_parts (status, delivered_at, shipped_at) WHERE released_at IS NULL;

CREATE TABLE order_status_changes (
  id SERIAL NOT NULL,
  order_id integer NOT NULL,
  part_id integer,
  from_status "OrderStatus" NOT NULL,
  to_status "OrderStatus" NOT NULL,
  actor_id integer,
  reason text NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT order_status_changes_edge CHECK ((from_status, to_status) IN (
    ('pending', 'paid'), ('pending', 'cancelled'), ('paid', 'shipped'),
    ('paid', 'cancelled'), ('shipped', 'delivered'), ('delivered', 'completed'))),
  CONSTRAINT order_status_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX order_status_changes_order_id_idx ON order_status_changes (order_id);

CREATE TABLE orders (
  id SERIAL NOT NULL,
  buyer_id integer NOT NULL,
  status "OrderStatus" DEFAULT 'pending' NOT NULL,
  payment_status "PaymentStatus" DEFAULT 'unpaid' NOT NULL,
  items_cents integer NOT NULL,
  shipping_cents integer DEFAULT 0 NOT NULL,
  total_cents integer NOT NULL,
  currency character(3) DEFAULT 'usd' NOT NULL,
  cart_hash text NOT NULL,
  locale text DEFAULT 'en' NOT NULL,
  ship_name text,
  ship_line1 text,
  ship_line2 text,
  ship_city text,
  ship_region text,
  ship_postcode text,
  ship_country text,
  ship_phone text,
  note text,
  hold_until timestamptz(3) NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  paid_at timestamptz(3),
  cancelled_at timestamptz(3),
  discount_cents integer DEFAULT 0 NOT NULL,
  gift_message text,
  is_gift boolean DEFAULT false NOT NULL,
  refunded_cents integer DEFAULT 0 NOT NULL,
  ship_landmark text,
  open_slot smallint,
  firm_until timestamptz(3),
  expired_at timestamptz(3),
  CONSTRAINT orders_cancelled_at CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)),
  CONSTRAINT orders_currency CHECK (currency = 'usd'),
  CONSTRAINT orders_discount_range CHECK (discount_cents >= 0 AND discount_cents <= items_cents),
  CONSTRAINT orders_live_is_paid CHECK (status IN ('pending', 'cancelled') OR payment_status <> 'unpaid'),
  CONSTRAINT orders_paid_at CHECK (status IN ('pending', 'cancelled') OR paid_at IS NOT NULL),
  CONSTRAINT orders_pending_is_unpaid CHECK (status <> 'pending' OR payment_status = 'unpaid'),
  CONSTRAINT orders_refunded_range CHECK (refunded_cents >= 0 AND refunded_cents <= total_cents),
  CONSTRAINT orders_shipping_not_negative CHECK (shipping_cents >= 0),
  CONSTRAINT orders_total CHECK (total_cents = ((items_cents - discount_cents) + shipping_cents)),
  CONSTRAINT orders_total_range CHECK (total_cents BETWEEN 50 AND 99999999),
  CONSTRAINT orders_pkey PRIMARY KEY (id)
);
CREATE INDEX orders_buyer_id_created_at_idx ON orders (buyer_id, created_at DESC);
CREATE UNIQUE INDEX orders_one_pending_per_cart ON orders (buyer_id, cart_hash) WHERE status = 'pending';
-- At most one pending order per account and slot, when checkouts race.
CREATE UNIQUE INDEX orders_open_slot ON orders (buyer_id, open_slot) WHERE status = 'pending' AND open_slot IS NOT NULL;
CREATE INDEX orders_paid_newest ON orders (paid_at DESC) WHERE paid_at IS NOT NULL;
CREATE INDEX orders_status_hold_until_idx ON orders (status, hold_until);

CREATE TABLE outbox (
  id SERIAL NOT NULL,
  kind "OutboxKind" NOT NULL,
  dedupe_key text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  next_try_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  done_at timestamptz(3),
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  failed_at timestamptz(3),
  CONSTRAINT outbox_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX outbox_dedupe_key_key ON outbox (dedupe_key);
CREATE INDEX outbox_done_at_next_try_at_idx ON outbox (done_at, next_try_at);
CREATE INDEX outbox_mail_failing ON outbox (id DESC) WHERE kind = 'mail' AND done_at IS NULL AND last_error IS NOT NULL;
CREATE INDEX outbox_mail_newest ON outbox (id DESC) WHERE kind = 'mail';
CREATE INDEX outbox_mail_words ON outbox
  USING gin (lower((((payload ->> 'to') || ' ') || (payload ->> 'subject'))) gin_trgm_ops) WHERE kind = 'mail';

CREATE TABLE parcel_lines (
  parcel_id integer NOT NULL,
  line_id integer NOT NULL,
  quantity integer NOT NULL,
  CONSTRAINT parcel_lines_quantity CHECK (quantity BETWEEN 1 AND 999),
  CONSTRAINT parcel_lines_pkey PRIMARY KEY (parcel_id, line_id)
);
CREATE INDEX parcel_lines_line_id_idx ON parcel_lines (line_id);

CREATE TABLE parcels (
  id SERIAL NOT NULL,
  part_id integer NOT NULL,
  carrier text NOT NULL,
  tracking text,
  shipped_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  delivered_at timestamptz(3),
  confirmed_at timestamptz(3),
  CONSTRAINT parcels_pkey PRIMARY KEY (id)
);
CREATE INDEX parcels_part_id_idx ON parcels (part_id);

CREATE TABLE passkeys (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter bigint DEFAULT 0 NOT NULL,
  transports text[],
  user_handle text NOT NULL,
  name text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  last_used_at timestamptz(3),
  CONSTRAINT passkeys_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

CREATE TABLE payment_events (
  event_id text NOT NULL,
  type text NOT NULL,
  intent_id text,
  outcome text NOT NULL,
  received_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT payment_events_pkey PRIMARY KEY (event_id)
);
CREATE INDEX payment_events_intent_id_idx ON payment_events (intent_id);

CREATE TABLE payment_intents (
  id SERIAL NOT NULL,
  order_id integer,
  provider "PaymentProvider" NOT NULL,
  intent_id text NOT NULL,
  client_secret text NOT NULL,
  amount_cents integer NOT NULL,
  currency character(3) NOT NULL,
  status text NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  purchase_id integer,
  CONSTRAINT payment_intents_amount CHECK (amount_cents BETWEEN 50 AND 99999999),
  CONSTRAINT payment_intents_one CHECK (num_nonnulls(order_id, purchase_id) = 1),
  CONSTRAINT payment_intents_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX payment_intents_intent_id_key ON payment_intents (intent_id);
CREATE UNIQUE INDEX payment_intents_order_id_key ON payment_intents (order_id);
CREATE UNIQUE INDEX payment_intents_purchase_id_key ON payment_intents (purchase_id);

CREATE TABLE payout_accounts (
  seller_id integer NOT NULL,
  kind "PayoutKind" NOT NULL,
  provider "PaymentProvider",
  provider_account_id text,
  holder_name text NOT NULL,
  bank_name text,
  last4 text,
  account_type text,
  network text,
  phone_number text,
  connected_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  payable_from timestamptz(3),
  CONSTRAINT payout_accounts_kind CHECK (CASE kind WHEN 'bank' THEN (provider_account_id IS NOT NULL
    AND last4 IS NOT NULL AND network IS NULL) ELSE (network IS NOT NULL AND phone_number IS NOT NULL
    AND provider_account_id IS NULL) END),
  CONSTRAINT payout_accounts_last4 CHECK (last4 ~ '^[0-9]{4}$'),
  CONSTRAINT payout_accounts_pkey PRIMARY KEY (seller_id)
);

CREATE TABLE payout_batches (
  id SERIAL NOT NULL,
  period date NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT payout_batches_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX payout_batches_period_key ON payout_batches (period);

CREATE TABLE payout_items (
  entry_id integer NOT NULL,
  payout_id integer NOT NULL,
  CONSTRAINT payout_items_pkey PRIMARY KEY (entry_id)
);
CREATE INDEX payout_items_payout_id_idx ON payout_items (payout_id);

CREATE TABLE payouts (
  id SERIAL NOT NULL,
  seller_id integer NOT NULL,
  kind "PayoutKind" NOT NULL,
  period date NOT NULL,
  amount_cents integer NOT NULL,
  status "PayoutStatus" DEFAULT 'pending' NOT NULL,
  destination text NOT NULL,
  account_id text,
  provider_payout_id text,
  batch_id integer,
  failure_reason text,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  decided_at timestamptz(3),
  stage "PayoutStage" DEFAULT 'created' NOT NULL,
  transfer_id text,
  transfer_asked_at timestamptz(3),
  payout_asked_at timestamptz(3),
  reversal_asked_at timestamptz(3),
  reversal_id text,
  attempt integer DEFAULT 1 NOT NULL,
  attention_reason text,
  checked_at timestamptz(3),
  CONSTRAINT payouts_amount CHECK (amount_cents > 0),
  CONSTRAINT payouts_decided CHECK ((status = 'pending') = (decided_at IS NULL)),
  CONSTRAINT payouts_destination_short CHECK (kind <> 'bank' OR destination !~ '[0-9]{5,}'),
  CONSTRAINT payouts_friday CHECK (EXTRACT(isodow FROM period) = (5)::numeric),
  CONSTRAINT payouts_pkey PRIMARY KEY (id)
);
CREATE INDEX payouts_batch_id_idx ON payouts (batch_id);
CREATE UNIQUE INDEX payouts_provider_payout_id_key ON payouts (provider_payout_id);
CREATE UNIQUE INDEX payouts_reversal_id_key ON payouts (reversal_id);
CREATE UNIQUE INDEX payouts_seller_id_period_key ON payouts (seller_id, period);
CREATE INDEX payouts_status_idx ON payouts (status);
CREATE UNIQUE INDEX payouts_transfer_id_key ON payouts (transfer_id);

CREATE TABLE pending_identities (
  id SERIAL NOT NULL,
  secret_hash text NOT NULL,
  provider "SignInProvider" NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  is_email_verified boolean NOT NULL,
  name text,
  code_hash text,
  code_attempts integer DEFAULT 0 NOT NULL,
  used_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT pending_identities_code_attempts_check CHECK (code_attempts BETWEEN 0 AND 5),
  CONSTRAINT pending_identities_email_check CHECK (length(email) <= 200),
  CONSTRAINT pending_identities_name_check CHECK (length(name) <= 200),
  CONSTRAINT pending_identities_subject_check CHECK (length(subject) BETWEEN 1 AND 255),
  CONSTRAINT pending_identities_pkey PRIMARY KEY (id)
);
CREATE INDEX pending_identities_expires_at_idx ON pending_identities (expires_at);
CREATE UNIQUE INDEX pending_identities_secret_hash_key ON pending_identities (secret_hash);

CREATE TABLE pending_uploads (
  id SERIAL NOT NULL,
  owner_id integer NOT NULL,
  kind "UploadKind" NOT NULL,
  store "UploadStore" NOT NULL,
  key text NOT NULL,
  raw_key text,
  type text,
  bytes integer,
  admitted_at timestamptz(3),
  upload_id integer,
  is_discarded boolean DEFAULT false NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  claimed_until timestamptz(3),
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT pending_uploads_declared CHECK (raw_key IS NULL OR (type IS NOT NULL AND bytes > 0)),
  CONSTRAINT pending_uploads_pkey PRIMARY KEY (id)
);
CREATE INDEX pending_uploads_expires_at_idx ON pending_uploads (expires_at);
CREATE UNIQUE INDEX pending_uploads_key_key ON pending_uploads (key);
CREATE INDEX pending_uploads_owner_id_idx ON pending_uploads (owner_id);
CREATE UNIQUE INDEX pending_uploads_raw_key_key ON pending_uploads (raw_key);
CREATE INDEX pending_uploads_upload_id_idx ON pending_uploads (upload_id);

CREATE TABLE plans (
  id SERIAL NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  price_cents integer NOT NULL,
  yearly_cents integer NOT NULL,
  fee_basis_points integer NOT NULL,
  product_slots integer,
  featured_listings boolean NOT NULL,
  analytics_access boolean NOT NULL,
  priority_support boolean NOT NULL,
  custom_storefront boolean NOT NULL,
  bulk_upload boolean NOT NULL,
  CONSTRAINT plans_amounts CHECK (price_cents >= 0 AND yearly_cents >= 0 AND fee_basis_points BETWEEN 0 AND 10000
    AND product_slots > 0),
  CONSTRAINT plans_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX plans_slug_key ON plans (slug);

CREATE TABLE price_alerts (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  product_id integer NOT NULL,
  target_cents integer NOT NULL,
  method "AlertMethod" DEFAULT 'email' NOT NULL,
  is_armed boolean DEFAULT true NOT NULL,
  fired integer DEFAULT 0 NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  fired_at timestamptz(3),
  CONSTRAINT price_alerts_target CHECK (target_cents > 0),
  CONSTRAINT price_alerts_pkey PRIMARY KEY (id)
);
CREATE INDEX price_alerts_armed ON price_alerts (product_id, target_cents) WHERE is_armed;
CREATE INDEX price_alerts_product_id_idx ON price_alerts (product_id);
CREATE UNIQUE INDEX price_alerts_user_id_product_id_key ON price_alerts (user_id, product_id);

CREATE TABLE product_drafts (
  id SERIAL NOT NULL,
  seller_id integer NOT NULL,
  title text NOT NULL,
  copy_of integer,
  content jsonb,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT product_drafts_content CHECK (jsonb_typeof(content) = 'object'
    AND (char_length((content)::text) <= 400000)),
  CONSTRAINT product_drafts_title CHECK (char_length(title) <= 200),
  CONSTRAINT product_drafts_pkey PRIMARY KEY (id)
);
CREATE INDEX product_drafts_copy_of_idx ON product_drafts (copy_of);
CREATE INDEX product_drafts_seller_id_idx ON product_drafts (seller_id);

-- Images of other servers that could not be stored.
CREATE TABLE product_image_failures (
  product_id integer NOT NULL,
  url text NOT NULL,
  reason text NOT NULL,
  is_final boolean NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT product_image_failures_reason_check CHECK (reason IN ('notFound', 'private', 'tooLarge', 'notImage', 'unreachable')),
  CONSTRAINT product_image_failures_pkey PRIMARY KEY (product_id, url)
);

CREATE TABLE product_import_rows (
  import_id integer NOT NULL,
  line integer NOT NULL,
  title text NOT NULL,
  cells jsonb NOT NULL,
  input jsonb,
  problems jsonb DEFAULT '[]'::jsonb NOT NULL,
  state "ImportRowState" DEFAULT 'pending' NOT NULL,
  product_id integer,
  update_record jsonb,
  CONSTRAINT product_import_rows_input CHECK (state = 'failed' OR input IS NOT NULL),
  CONSTRAINT product_import_rows_title_check CHECK (char_length(title) <= 100),
  CONSTRAINT product_import_rows_pkey PRIMARY KEY (import_id, line)
);
CREATE INDEX product_import_rows_import_id_state_line_idx ON product_import_rows (import_id, state, line);
CREATE INDEX product_import_rows_product_id_idx ON product_import_rows (product_id);

CREATE TABLE product_imports (
  id SERIAL NOT NULL,
  seller_id integer NOT NULL,
  file_name text NOT NULL,
  columns text[] NOT NULL,
  finished_at timestamptz(3),
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  undone_at timestamptz(3),
  undo_finished_at timestamptz(3),
  review_seed integer DEFAULT ((random() * (2147483646)::double precision))::integer,
  mapping text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT product_imports_columns_check CHECK (cardinality(columns) <= 200),
  CONSTRAINT product_imports_file_name_check CHECK (char_length(file_name) BETWEEN 1 AND 200),
  CONSTRAINT product_imports_pkey PRIMARY KEY (id)
);
-- A second import could create the products of the first again.
CREATE UNIQUE INDEX product_imports_running ON product_imports (seller_id) WHERE finished_at IS NULL;
CREATE INDEX product_imports_seller_id_id_idx ON product_imports (seller_id, id DESC);

CREATE TABLE product_options (
  product_id integer NOT NULL,
  "position" smallint NOT NULL,
  kind "OptionKind" NOT NULL,
  name text NOT NULL,
  "values" text[] NOT NULL,
  CONSTRAINT product_options_name CHECK (char_length(name) BETWEEN 1 AND 30),
  CONSTRAINT product_options_position CHECK ("position" >= 1 AND "position" <= 3),
  CONSTRAINT product_options_values CHECK (cardinality("values") >= 1 AND cardinality("values") <= 50),
  CONSTRAINT product_options_pkey PRIMARY KEY (product_id, "position")
);

CREATE TABLE product_prices (
  id SERIAL NOT NULL,
  product_id integer NOT NULL,
  price_cents integer NOT NULL,
  since timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT product_prices_pkey PRIMARY KEY (id)
);
CREATE INDEX product_prices_product_id_since_idx ON product_prices (product_id, since);

CREATE TABLE product_revisions (
  id SERIAL NOT NULL,
  product_id integer NOT NULL,
  content jsonb NOT NULL,
  status "ModerationStatus" DEFAULT 'pending' NOT NULL,
  note text,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  decided_at timestamptz(3),
  decided_by_id integer,
  CONSTRAINT product_revisions_decision CHECK ((status = 'pending') = (decided_at IS NULL)),
  CONSTRAINT product_revisions_object CHECK (jsonb_typeof(content) = 'object'),
  CONSTRAINT product_revisions_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX product_revisions_one_pending ON product_revisions (product_id) WHERE status = 'pending';
CREATE INDEX product_revisions_product_id_created_at_idx ON product_revisions (product_id, created_at DESC);
CREATE INDEX product_revisions_waiting ON product_revisions (updated_at) WHERE status = 'pending';

CREATE TABLE product_sales (
  id SERIAL NOT NULL,
  product_id integer NOT NULL,
  percent smallint NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  regular_cents integer,
  was_since timestamptz(3),
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT product_sales_percent CHECK (percent BETWEEN 5 AND 80),
  CONSTRAINT product_sales_span CHECK (ends_at > starts_at AND ends_at <= (starts_at + '91 days'::interval)),
  CONSTRAINT product_sales_started CHECK ((started_at IS NULL) = (regular_cents IS NULL)),
  CONSTRAINT product_sales_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX product_sales_open ON product_sales (product_id) WHERE ended_at IS NULL;
CREATE INDEX product_sales_to_end ON product_sales (ends_at) WHERE ended_at IS NULL;
CREATE INDEX product_sales_to_start ON product_sales (starts_at) WHERE started_at IS NULL AND ended_at IS NULL;

CREATE TABLE product_translations (
  product_id integer NOT NULL,
  locale text NOT NULL,
  title text,
  description text,
  origin_story text,
  cultural_significance text,
  artisan_bio text,
  making_process text,
  ingredients text,
  storage text,
  shelf_life text,
  CONSTRAINT product_translations_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT product_translations_title_length CHECK (char_length(title) BETWEEN 1 AND 100),
  CONSTRAINT product_translations_pkey PRIMARY KEY (product_id, locale)
);

CREATE TABLE product_variants (
  id SERIAL NOT NULL,
  product_id integer NOT NULL,
  "position" integer NOT NULL,
  "values" text[] NOT NULL,
  price_cents integer NOT NULL,
  stock integer NOT NULL,
  reserved integer DEFAULT 0 NOT NULL,
  sku text,
  barcode text,
  weight_grams integer,
  image_url text,
  archived_at timestamptz(3),
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  regular_price_cents integer,
  price_since timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT product_variants_barcode CHECK (char_length(barcode) BETWEEN 1 AND 32),
  CONSTRAINT product_variants_position CHECK ("position" >= 1 AND "position" <= 200),
  CONSTRAINT product_variants_price_range CHECK (price_cents BETWEEN 1 AND 99999999),
  CONSTRAINT product_variants_regular_price CHECK (regular_price_cents BETWEEN 1 AND 99999999),
  CONSTRAINT product_variants_reserved_within_stock CHECK (reserved >= 0 AND reserved <= stock),
  CONSTRAINT product_variants_sku CHECK (char_length(sku) BETWEEN 1 AND 64),
  CONSTRAINT product_variants_values CHECK (cardinality("values") >= 1 AND cardinality("values") <= 3),
  CONSTRAINT product_variants_weight CHECK (weight_grams BETWEEN 1 AND 1000000),
  CONSTRAINT product_variants_pkey PRIMARY KEY (id)
);
-- Trigrams, since a SKU is compared by ILIKE.
CREATE INDEX product_variants_by_sku ON product_variants USING gin (sku gin_trgm_ops) WHERE archived_at IS NULL;
CREATE INDEX product_variants_product_id_idx ON product_variants (product_id);
CREATE UNIQUE INDEX product_variants_values_once ON product_variants (product_id, "values") WHERE archived_at IS NULL;

CREATE TABLE product_view_totals (
  product_id integer NOT NULL,
  count integer NOT NULL,
  CONSTRAINT product_view_totals_count CHECK (count > 0),
  CONSTRAINT product_view_totals_pkey PRIMARY KEY (product_id)
);
CREATE INDEX product_view_totals_most ON product_view_totals (count DESC, product_id);

CREATE TABLE product_views (
  product_id integer NOT NULL,
  day date NOT NULL,
  count integer NOT NULL,
  CONSTRAINT product_views_count CHECK (count > 0),
  CONSTRAINT product_views_pkey PRIMARY KEY (product_id, day)
);
CREATE INDEX product_views_day_idx ON product_views (day);

CREATE TABLE products (
  id SERIAL NOT NULL,
  seller_id integer NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  price_cents integer NOT NULL,
  category "Category" NOT NULL,
  collection text,
  image_url text NOT NULL,
  images text[] DEFAULT ARRAY[]::text[],
  stock integer NOT NULL,
  reserved integer DEFAULT 0 NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  moderation_status "ModerationStatus" DEFAULT 'pending' NOT NULL,
  moderation_note text,
  is_eid_special boolean DEFAULT false NOT NULL,
  is_ramadan_special boolean DEFAULT false NOT NULL,
  is_independence_day boolean DEFAULT false NOT NULL,
  origin_story text,
  cultural_significance text,
  artisan_bio text,
  making_process text,
  rating_count integer DEFAULT 0 NOT NULL,
  rating_sum integer DEFAULT 0 NOT NULL,
  sold_count integer DEFAULT 0 NOT NULL,
  search_text text DEFAULT '' NOT NULL,
  archived_at timestamptz(3),
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  locale text DEFAULT 'en' NOT NULL,
  is_suspended boolean DEFAULT false NOT NULL,
  return_policy "ReturnPolicy",
  hidden_at timestamptz(3),
  active_when_shown boolean DEFAULT false NOT NULL,
  image_alts text[] DEFAULT '{}'::text[] NOT NULL,
  sku text,
  has_variants boolean DEFAULT false NOT NULL,
  max_price_cents integer,
  option_terms text[] DEFAULT '{}'::text[] NOT NULL,
  facts jsonb DEFAULT '{}'::jsonb NOT NULL,
  is_food boolean,
  is_perishable boolean,
  processing_days smallint,
  barcode text,
  weight_grams integer,
  length_mm integer,
  width_mm integer,
  height_mm integer,
  title_text text DEFAULT '' NOT NULL,
  sale_id integer,
  size_chart_id integer,
  terms_version smallint DEFAULT 0 NOT NULL,
  import_id integer,
  CONSTRAINT products_facts CHECK (jsonb_typeof(facts) = 'object' AND (char_length((facts)::text) <= 10000)),
  CONSTRAINT products_image_alts CHECK (cardinality(image_alts) <= 5 AND array_position(image_alts, NULL::text) IS NULL
    AND (char_length(COALESCE(image_alts[1], '')) <= 200) AND (char_length(COALESCE(image_alts[2], '')) <= 200)
    AND (char_length(COALESCE(image_alts[3], '')) <= 200) AND (char_length(COALESCE(image_alts[4], '')) <= 200)
    AND (char_length(COALESCE(image_alts[5], '')) <= 200)),
  CONSTRAINT products_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT products_price_range CHECK (price_cents BETWEEN 1 AND 99999999),
  CONSTRAINT products_rating_sum CHECK (rating_sum >= rating_count AND rating_sum <= (rating_count * 5)),
  CONSTRAINT products_reserved_within_stock CHECK (reserved >= 0 AND reserved <= stock),
  CONSTRAINT products_shipping_details CHECK (processing_days BETWEEN 1 AND 60 AND char_length(sku) BETWEEN 1 AND 64
    AND barcode ~ '^(\d{8}|\d{12,14})$' AND weight_grams BETWEEN 1 AND 1000000 AND length_mm BETWEEN 1 AND 10000
    AND width_mm BETWEEN 1 AND 10000 AND height_mm BETWEEN 1 AND 10000),
  CONSTRAINT products_sold_not_negative CHECK (sold_count >= 0),
  CONSTRAINT products_stock_not_negative CHECK (stock >= 0),
  CONSTRAINT products_suspended_is_inactive CHECK (NOT (is_active AND is_suspended)),
  CONSTRAINT products_title_length CHECK (char_length(title) BETWEEN 1 AND 100),
  CONSTRAINT products_pkey PRIMARY KEY (id)
);
CREATE INDEX products_archived ON products (created_at DESC, id DESC) WHERE archived_at IS NOT NULL;
CREATE INDEX products_by_category ON products (category, is_active, moderation_status, created_at DESC, id DESC)
  WHERE archived_at IS NULL;
CREATE UNIQUE INDEX products_by_sku ON products (seller_id, sku) WHERE sku IS NOT NULL AND archived_at IS NULL;
CREATE INDEX products_by_sku_text ON products USING gin (sku gin_trgm_ops);
CREATE INDEX products_by_status ON products (moderation_status, created_at DESC, id DESC) WHERE archived_at IS NULL;
CREATE INDEX products_live_category ON products (category, created_at DESC, id DESC) WHERE is_active
  AND moderation_status = 'approved' AND archived_at IS NULL;
CREATE INDEX products_live_eid ON products (created_at DESC, id DESC) WHERE is_active AND moderation_status = 'approved'
  AND archived_at IS NULL AND is_eid_special;
CREATE INDEX products_live_independence ON products (created_at DESC, id DESC) WHERE is_active
  AND moderation_status = 'approved' AND archived_at IS NULL AND is_independence_day;
CREATE INDEX products_live_newest ON products (created_at DESC, id DESC) WHERE is_active
  AND moderation_status = 'approved' AND archived_at IS NULL;
CREATE INDEX products_live_option_terms ON products USING gin (option_terms) WHERE is_active
  AND moderation_status = 'approved' AND archived_at IS NULL;
CREATE INDEX products_live_popular ON products (sold_count DESC, id DESC) WHERE is_active
  AND moderation_status = 'approved' AND archived_at IS NULL;
CREATE INDEX products_live_price ON products (price_cents, id) WHERE is_active AND moderation_status = 'approved'
  AND archived_at IS NULL;
CREATE INDEX products_live_ramadan ON products (created_at DESC, id DESC) WHERE is_active
  AND moderation_status = 'approved' AND archived_at IS NULL AND is_ramadan_special;
CREATE INDEX products_live_rating ON products ((
CASE
    WHEN (rating_count = 0) THEN (0)::double precision
    ELSE ((rating_sum)::double precision / (rating_count)::double precision)
END) DESC, rating_count DESC, id DESC) WHERE is_active AND moderation_status = 'approved' AND archived_at IS NULL;
CREATE INDEX products_live_words ON products USING gin (search_words(search_text)) WITH (fastupdate=off) WHERE is_active
  AND moderation_status = 'approved' AND archived_at IS NULL;
CREATE INDEX products_newest ON products (created_at DESC, id DESC) WHERE archived_at IS NULL;
CREATE INDEX products_of_import ON products (import_id) WHERE import_id IS NOT NULL;
-- The dashboard reads this index alone. Without "reserved", so that a hold writes to no index.
CREATE INDEX products_of_seller ON products (seller_id, created_at DESC)
  INCLUDE (id, stock, sold_count, rating_count, rating_sum, archived_at, is_active, moderation_status)
  WHERE seller_id IS NOT NULL;
CREATE INDEX products_of_seller_edited ON products (seller_id, updated_at DESC, id DESC)
  INCLUDE (title, sku, barcode, category, price_cents, stock, sold_count, is_active, moderation_status)
  WHERE archived_at IS NULL;
CREATE INDEX products_of_size_chart ON products (size_chart_id) WHERE size_chart_id IS NOT NULL;
CREATE INDEX products_on_sale ON products (sale_id) WHERE sale_id IS NOT NULL;
CREATE INDEX products_titles ON products USING gin (lower(title) gin_trgm_ops);
CREATE INDEX products_waiting ON products (updated_at) WHERE moderation_status = 'pending' AND archived_at IS NULL;
CREATE INDEX products_with_terms_before_2 ON products (id) WHERE terms_version < 2;
CREATE INDEX products_without_title_text ON products (id) WHERE title_text = '';

CREATE TABLE promotion_uses (
  order_id integer NOT NULL,
  promotion_id integer NOT NULL,
  discount_cents integer NOT NULL,
  is_released boolean DEFAULT false NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  min_order_cents integer,
  CONSTRAINT promotion_uses_discount CHECK (discount_cents > 0),
  CONSTRAINT promotion_uses_pkey PRIMARY KEY (order_id)
);
CREATE INDEX promotion_uses_promotion_id_idx ON promotion_uses (promotion_id);

CREATE TABLE promotions (
  id SERIAL NOT NULL,
  seller_id integer NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  type "PromotionType" NOT NULL,
  value integer,
  buy_quantity integer,
  get_quantity integer,
  min_order_cents integer DEFAULT 0 NOT NULL,
  max_uses integer,
  current_uses integer DEFAULT 0 NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3),
  is_active boolean DEFAULT true NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  description text DEFAULT '' NOT NULL,
  CONSTRAINT promotions_dates CHECK (ends_at IS NULL OR ends_at > starts_at),
  CONSTRAINT promotions_min_order CHECK (min_order_cents >= 0),
  CONSTRAINT promotions_terms CHECK (CASE type WHEN 'percentage' THEN (value BETWEEN 1 AND 100 AND buy_quantity IS NULL
    AND get_quantity IS NULL) WHEN 'fixed_amount' THEN (value > 0 AND buy_quantity IS NULL AND get_quantity IS NULL)
    ELSE (value IS NULL AND buy_quantity BETWEEN 1 AND 99 AND get_quantity BETWEEN 1 AND 99) END),
  CONSTRAINT promotions_uses CHECK (current_uses >= 0 AND (max_uses IS NULL OR current_uses <= max_uses)),
  CONSTRAINT promotions_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX promotions_code_key ON promotions (lower(code));
CREATE INDEX promotions_seller_id_created_at_idx ON promotions (seller_id, created_at DESC);

CREATE TABLE provider_identities (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  provider "SignInProvider" NOT NULL,
  subject text NOT NULL,
  email text,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  last_used_at timestamptz(3),
  CONSTRAINT provider_identities_email_check CHECK (length(email) <= 200),
  CONSTRAINT provider_identities_subject_check CHECK (length(subject) BETWEEN 1 AND 255),
  CONSTRAINT provider_identities_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX provider_identities_of_user ON provider_identities (user_id, provider);
CREATE UNIQUE INDEX provider_identities_subject ON provider_identities (provider, subject);

CREATE TABLE rate_limits (
  key text NOT NULL,
  window_at timestamptz(3) NOT NULL,
  count integer NOT NULL,
  CONSTRAINT rate_limits_count_positive CHECK (count > 0),
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key, window_at)
);
CREATE INDEX rate_limits_window_at_idx ON rate_limits (window_at);

CREATE TABLE recipes (
  post_id integer NOT NULL,
  title text NOT NULL,
  servings integer NOT NULL,
  minutes integer NOT NULL,
  kitchen text DEFAULT '' NOT NULL,
  steps text[],
  CONSTRAINT recipes_amounts CHECK (servings BETWEEN 1 AND 100 AND minutes BETWEEN 1 AND 10000),
  CONSTRAINT recipes_pkey PRIMARY KEY (post_id)
);

CREATE TABLE recovery_codes (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  code_hash text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  used_at timestamptz(3),
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX recovery_codes_user_id_code_hash_key ON recovery_codes (user_id, code_hash);

CREATE TABLE refund_lines (
  refund_id integer NOT NULL,
  line_id integer NOT NULL,
  quantity integer NOT NULL,
  amount_cents integer NOT NULL,
  CONSTRAINT refund_lines_amount CHECK (amount_cents >= 0),
  CONSTRAINT refund_lines_quantity CHECK (quantity BETWEEN 1 AND 999),
  CONSTRAINT refund_lines_pkey PRIMARY KEY (refund_id, line_id)
);
CREATE INDEX refund_lines_line_id_idx ON refund_lines (line_id);

CREATE TABLE refunds (
  id SERIAL NOT NULL,
  order_id integer NOT NULL,
  part_id integer NOT NULL,
  kind "RefundKind" NOT NULL,
  amount_cents integer NOT NULL,
  seller_cents integer NOT NULL,
  fee_cents integer NOT NULL,
  reason text NOT NULL,
  actor_id integer,
  key text NOT NULL,
  status "RefundStatus" DEFAULT 'pending' NOT NULL,
  provider_refund_id text,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  done_at timestamptz(3),
  sent_at timestamptz(3),
  attempt integer DEFAULT 1 NOT NULL,
  covered_cents integer DEFAULT 0 NOT NULL,
  withheld_cents integer DEFAULT 0 NOT NULL,
  failure_reason text,
  CONSTRAINT refunds_done CHECK ((status = 'succeeded') = (done_at IS NOT NULL)),
  CONSTRAINT refunds_positive CHECK (seller_cents >= 0 AND fee_cents >= 0 AND (amount_cents > 0 OR (amount_cents = 0
    AND kind = 'cancellation'))),
  CONSTRAINT refunds_split CHECK ((seller_cents + fee_cents) = amount_cents),
  CONSTRAINT refunds_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX refunds_key_key ON refunds (key);
CREATE INDEX refunds_order_id_idx ON refunds (order_id);
CREATE INDEX refunds_part_id_idx ON refunds (part_id);

CREATE TABLE reservations (
  id SERIAL NOT NULL,
  order_id integer NOT NULL,
  product_id integer NOT NULL,
  quantity integer NOT NULL,
  status "ReservationStatus" DEFAULT 'held' NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  variant_id integer,
  CONSTRAINT reservations_quantity CHECK (quantity BETWEEN 1 AND 999),
  CONSTRAINT reservations_pkey PRIMARY KEY (id)
);
CREATE INDEX reservations_product_id_status_idx ON reservations (product_id, status);
CREATE INDEX reservations_variant_id_idx ON reservations (variant_id) WHERE variant_id IS NOT NULL;
CREATE UNIQUE INDEX reservations_variant_once ON reservations (order_id, product_id, variant_id) NULLS NOT DISTINCT;

CREATE TABLE return_lines (
  return_id integer NOT NULL,
  line_id integer NOT NULL,
  quantity integer NOT NULL,
  CONSTRAINT return_lines_quantity CHECK (quantity BETWEEN 1 AND 999),
  CONSTRAINT return_lines_pkey PRIMARY KEY (return_id, line_id)
);
CREATE INDEX return_lines_line_id_idx ON return_lines (line_id);

CREATE TABLE return_requests (
  id SERIAL NOT NULL,
  part_id integer NOT NULL,
  buyer_id integer NOT NULL,
  kind "ReturnKind" NOT NULL,
  status "ReturnStatus" DEFAULT 'requested' NOT NULL,
  reason text NOT NULL,
  photos text[] DEFAULT ARRAY[]::text[],
  "authorization" text,
  answer text,
  decided_by_id integer,
  decided_at timestamptz(3),
  refund_id integer,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT return_requests_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX return_requests_authorization_key ON return_requests ("authorization");
CREATE INDEX return_requests_buyer_id_idx ON return_requests (buyer_id);
-- One open request per seller order and kind, also when it is sent twice.
CREATE UNIQUE INDEX return_requests_one_open ON return_requests (part_id, kind)
  WHERE status IN ('requested', 'approved');
CREATE INDEX return_requests_part_id_idx ON return_requests (part_id);

CREATE TABLE reviews (
  id SERIAL NOT NULL,
  product_id integer NOT NULL,
  author_id integer NOT NULL,
  rating integer NOT NULL,
  title text NOT NULL,
  comment text NOT NULL,
  is_verified_purchase boolean DEFAULT false NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  answer text,
  answered_at timestamptz(3),
  edited_at timestamptz(3),
  hidden_at timestamptz(3),
  answer_locale text,
  locale text DEFAULT 'en' NOT NULL,
  CONSTRAINT reviews_answer CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT reviews_answer_locale CHECK (answer_locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT reviews_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT reviews_rating_range CHECK (rating BETWEEN 1 AND 5),
  CONSTRAINT reviews_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX reviews_author_id_product_id_key ON reviews (author_id, product_id);
CREATE INDEX reviews_product_id_created_at_idx ON reviews (product_id, created_at DESC);

CREATE TABLE sandbox_accounts (
  id text NOT NULL,
  last4 text NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT sandbox_accounts_pkey PRIMARY KEY (id)
);

CREATE TABLE sandbox_events (
  id text NOT NULL,
  intent_id text NOT NULL,
  type text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_try_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  delivered_at timestamptz(3),
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT sandbox_events_pkey PRIMARY KEY (id)
);
CREATE INDEX sandbox_events_delivered_at_next_try_at_idx ON sandbox_events (delivered_at, next_try_at);
CREATE INDEX sandbox_events_intent_id_idx ON sandbox_events (intent_id);

CREATE TABLE sandbox_intents (
  id text NOT NULL,
  idempotency_key text NOT NULL,
  client_secret text NOT NULL,
  amount_cents integer NOT NULL,
  currency character(3) NOT NULL,
  order_id text,
  status text NOT NULL,
  refunded_cents integer DEFAULT 0 NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  purchase_id text,
  CONSTRAINT sandbox_intents_one CHECK (num_nonnulls(order_id, purchase_id) = 1),
  CONSTRAINT sandbox_intents_refunded CHECK (refunded_cents >= 0 AND refunded_cents <= amount_cents),
  CONSTRAINT sandbox_intents_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX sandbox_intents_idempotency_key_key ON sandbox_intents (idempotency_key);

CREATE TABLE sandbox_payouts (
  id text NOT NULL,
  idempotency_key text NOT NULL,
  account_id text NOT NULL,
  amount_cents integer NOT NULL,
  status text NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT sandbox_payouts_amount CHECK (amount_cents > 0),
  CONSTRAINT sandbox_payouts_pkey PRIMARY KEY (id)
);
CREATE INDEX sandbox_payouts_account_id_idx ON sandbox_payouts (account_id);
CREATE UNIQUE INDEX sandbox_payouts_idempotency_key_key ON sandbox_payouts (idempotency_key);

CREATE TABLE sandbox_refunds (
  id text NOT NULL,
  idempotency_key text NOT NULL,
  intent_id text NOT NULL,
  amount_cents integer NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT sandbox_refunds_amount CHECK (amount_cents > 0),
  CONSTRAINT sandbox_refunds_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX sandbox_refunds_idempotency_key_key ON sandbox_refunds (idempotency_key);
CREATE INDEX sandbox_refunds_intent_id_idx ON sandbox_refunds (intent_id);

CREATE TABLE sandbox_transfers (
  id text NOT NULL,
  idempotency_key text NOT NULL,
  account_id text NOT NULL,
  transfer_group text NOT NULL,
  amount_cents integer NOT NULL,
  reversed_cents integer DEFAULT 0 NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT sandbox_transfers_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX sandbox_transfers_idempotency_key_key ON sandbox_transfers (idempotency_key);
CREATE INDEX sandbox_transfers_transfer_group_idx ON sandbox_transfers (transfer_group);

CREATE TABLE search_aliases (
  id SERIAL NOT NULL,
  alias text NOT NULL,
  term text NOT NULL,
  CONSTRAINT search_aliases_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX search_aliases_alias_term_key ON search_aliases (alias, term);

CREATE TABLE search_misses (
  query text NOT NULL,
  count integer DEFAULT 1 NOT NULL,
  last_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT search_misses_pkey PRIMARY KEY (query)
);
CREATE INDEX search_misses_last_at_idx ON search_misses (last_at);

CREATE TABLE seller_applications (
  id SERIAL NOT NULL,
  business_name text NOT NULL,
  description text NOT NULL,
  email text NOT NULL,
  phone text,
  location text,
  experience text,
  selected_plan text DEFAULT 'free' NOT NULL,
  status "ModerationStatus" DEFAULT 'pending' NOT NULL,
  note text,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  decided_at timestamptz(3),
  decided_by_id integer,
  applicant_id integer,
  CONSTRAINT seller_applications_decision CHECK ((status = 'pending') = (decided_at IS NULL)),
  CONSTRAINT seller_applications_plan CHECK (selected_plan IN ('free', 'premium', 'enterprise')),
  CONSTRAINT seller_applications_pkey PRIMARY KEY (id)
);
CREATE INDEX seller_applications_applicant_id_idx ON seller_applications (applicant_id);
CREATE INDEX seller_applications_waiting ON seller_applications (created_at) WHERE status = 'pending';

-- A sensitive change that an emailed link can undo once; `before` is what the link restores.
CREATE TABLE sensitive_changes (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  subject_id integer NOT NULL,
  kind text NOT NULL,
  before jsonb NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  CONSTRAINT sensitive_changes_kind CHECK (kind IN ('password', 'payout_account', 'role', 'two_step', 'passkeys', 'identity')),
  CONSTRAINT sensitive_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX sensitive_changes_expires_at_idx ON sensitive_changes (expires_at);
CREATE INDEX sensitive_changes_of_subject ON sensitive_changes (subject_id, kind, id);
CREATE UNIQUE INDEX sensitive_changes_token_hash_key ON sensitive_changes (token_hash);
CREATE INDEX sensitive_changes_user_id_idx ON sensitive_changes (user_id);

CREATE TABLE sessions (
  id text NOT NULL,
  user_id integer NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  address text,
  last_seen_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  user_agent text,
  password_confirmed_at timestamptz(3),
  second_factor_at timestamptz(3),
  CONSTRAINT sessions_pkey PRIMARY KEY (id)
);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);

CREATE TABLE shop_translations (
  seller_id integer NOT NULL,
  locale text NOT NULL,
  bio text,
  tagline text,
  description text,
  CONSTRAINT shop_translations_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT shop_translations_not_empty CHECK (num_nonnulls(bio, tagline, description) > 0),
  CONSTRAINT shop_translations_tagline_length CHECK (char_length(tagline) BETWEEN 1 AND 100),
  CONSTRAINT shop_translations_pkey PRIMARY KEY (seller_id, locale)
);

CREATE TABLE site_settings (
  name text NOT NULL,
  value jsonb NOT NULL,
  updated_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT site_settings_pkey PRIMARY KEY (name)
);

CREATE TABLE size_charts (
  id SERIAL NOT NULL,
  seller_id integer NOT NULL,
  name text NOT NULL,
  unit text NOT NULL,
  columns jsonb NOT NULL,
  rows jsonb NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT size_charts_columns CHECK (jsonb_typeof(columns) = 'array' AND (jsonb_array_length(columns) >= 2
    AND jsonb_array_length(columns) <= 12) AND (char_length((columns)::text) <= 2000)),
  CONSTRAINT size_charts_name CHECK (char_length(name) BETWEEN 1 AND 60),
  CONSTRAINT size_charts_rows CHECK (jsonb_typeof(rows) = 'array' AND (jsonb_array_length(rows) >= 1
    AND jsonb_array_length(rows) <= 30) AND (char_length((rows)::text) <= 40000)),
  CONSTRAINT size_charts_unit CHECK (unit IN ('cm', 'in')),
  CONSTRAINT size_charts_pkey PRIMARY KEY (id)
);
CREATE INDEX size_charts_seller_id_idx ON size_charts (seller_id);

CREATE TABLE smart_wishes (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  product_id integer NOT NULL,
  priority "WishPriority" DEFAULT 'medium' NOT NULL,
  notes text DEFAULT '' NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT smart_wishes_pkey PRIMARY KEY (id)
);
CREATE INDEX smart_wishes_product_id_idx ON smart_wishes (product_id);
CREATE UNIQUE INDEX smart_wishes_user_id_product_id_key ON smart_wishes (user_id, product_id);

CREATE TABLE stock_movements (
  id SERIAL NOT NULL,
  product_id integer NOT NULL,
  order_id integer,
  reason "StockReason" NOT NULL,
  delta integer NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  refund_id integer,
  variant_id integer,
  CONSTRAINT stock_movements_sale_has_order CHECK (reason <> 'sale' OR order_id IS NOT NULL),
  CONSTRAINT stock_movements_sign CHECK (CASE reason WHEN 'initial' THEN (delta >= 0) WHEN 'sale' THEN (delta < 0)
    WHEN 'restock' THEN (delta > 0) ELSE (delta <> 0) END),
  CONSTRAINT stock_movements_pkey PRIMARY KEY (id)
);
CREATE INDEX stock_movements_order_id_idx ON stock_movements (order_id);
CREATE INDEX stock_movements_product_id_idx ON stock_movements (product_id);
CREATE INDEX stock_movements_refund_id_idx ON stock_movements (refund_id);
CREATE INDEX stock_movements_variant_id_idx ON stock_movements (variant_id) WHERE variant_id IS NOT NULL;
CREATE UNIQUE INDEX stock_movements_variant_initial ON stock_movements (product_id, COALESCE(variant_id, 0))
  WHERE reason = 'initial';
CREATE UNIQUE INDEX stock_movements_variant_once
  ON stock_movements (order_id, product_id, reason, COALESCE(refund_id, 0), COALESCE(variant_id, 0));

CREATE TABLE storefronts (
  seller_id integer NOT NULL,
  store_name text NOT NULL,
  description text NOT NULL,
  banner_image_url text,
  logo_image_url text,
  primary_color text DEFAULT '#D97706' NOT NULL,
  tagline text,
  location text,
  website text,
  instagram text,
  facebook text,
  twitter text,
  is_published boolean DEFAULT false NOT NULL,
  url_slug text NOT NULL,
  vacation_from date,
  vacation_until date,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  name_skeleton text,
  locale text DEFAULT 'en' NOT NULL,
  CONSTRAINT storefronts_color CHECK (primary_color ~ '^#[0-9A-Fa-f]{6}$'),
  CONSTRAINT storefronts_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT storefronts_slug CHECK (url_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(url_slug) <= 60),
  CONSTRAINT storefronts_urls CHECK (COALESCE(website, 'https://') ~* '^https?://'
    AND COALESCE(banner_image_url, 'https://') ~* '^https?://'
    AND COALESCE(logo_image_url, 'https://') ~* '^https?://'),
  CONSTRAINT storefronts_vacation CHECK ((vacation_from IS NULL) = (vacation_until IS NULL)
    AND COALESCE((vacation_from <= vacation_until), true)),
  CONSTRAINT storefronts_pkey PRIMARY KEY (seller_id)
);
CREATE INDEX storefronts_name_skeleton ON storefronts (name_skeleton);
CREATE UNIQUE INDEX storefronts_url_slug_key ON storefronts (url_slug);

CREATE TABLE subscribers (
  id SERIAL NOT NULL,
  email text NOT NULL,
  locale text DEFAULT 'en' NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  confirmed_at timestamptz(3),
  unsubscribed_at timestamptz(3),
  CONSTRAINT subscribers_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX subscribers_email ON subscribers (lower(email));
CREATE UNIQUE INDEX subscribers_token_hash_key ON subscribers (token_hash);

CREATE TABLE subscription_charges (
  id SERIAL NOT NULL,
  subscription_id integer NOT NULL,
  key text NOT NULL,
  amount_cents integer NOT NULL,
  credit_cents integer DEFAULT 0 NOT NULL,
  period_start timestamptz(3) NOT NULL,
  period_end timestamptz(3) NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT subscription_charges_amounts CHECK (amount_cents >= 0 AND credit_cents >= 0),
  CONSTRAINT subscription_charges_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX subscription_charges_key_key ON subscription_charges (key);
CREATE INDEX subscription_charges_subscription_id_idx ON subscription_charges (subscription_id);

CREATE TABLE subscriptions (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  plan_id integer NOT NULL,
  "interval" "BillingInterval" DEFAULT 'month' NOT NULL,
  status "SubscriptionStatus" NOT NULL,
  current_period_start timestamptz(3) NOT NULL,
  current_period_end timestamptz(3) NOT NULL,
  cancel_at_period_end boolean DEFAULT false NOT NULL,
  credit_cents integer DEFAULT 0 NOT NULL,
  provider "PaymentProvider",
  provider_ref text,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  ended_at timestamptz(3),
  next_plan_id integer,
  next_interval "BillingInterval",
  anchor_at timestamptz(3),
  declined_changes integer DEFAULT 0 NOT NULL,
  CONSTRAINT subscriptions_credit CHECK (credit_cents >= 0),
  CONSTRAINT subscriptions_ended CHECK ((status = 'ended') = (ended_at IS NOT NULL)),
  CONSTRAINT subscriptions_period CHECK (current_period_end > current_period_start),
  CONSTRAINT subscriptions_pkey PRIMARY KEY (id)
);
CREATE INDEX subscriptions_due ON subscriptions (current_period_end) WHERE status IN ('active', 'past_due');
CREATE UNIQUE INDEX subscriptions_one ON subscriptions (user_id) WHERE status IN ('active', 'past_due');
CREATE INDEX subscriptions_plan_id_idx ON subscriptions (plan_id);
CREATE UNIQUE INDEX subscriptions_provider_ref_key ON subscriptions (provider_ref);
CREATE INDEX subscriptions_user_id_idx ON subscriptions (user_id);

CREATE TABLE supplier_products (
  supplier_id integer NOT NULL,
  product_id integer NOT NULL,
  CONSTRAINT supplier_products_pkey PRIMARY KEY (supplier_id, product_id)
);
CREATE INDEX supplier_products_product_id_idx ON supplier_products (product_id);

CREATE TABLE suppliers (
  id SERIAL NOT NULL,
  seller_id integer NOT NULL,
  name text NOT NULL,
  country text NOT NULL,
  contact_email text DEFAULT '' NOT NULL,
  contact_phone text DEFAULT '' NOT NULL,
  address text DEFAULT '' NOT NULL,
  payment_terms text DEFAULT '' NOT NULL,
  lead_time integer DEFAULT 0 NOT NULL,
  notes text DEFAULT '' NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT suppliers_lead_time CHECK (lead_time BETWEEN 0 AND 365),
  CONSTRAINT suppliers_pkey PRIMARY KEY (id)
);
CREATE INDEX suppliers_seller_id_idx ON suppliers (seller_id);

CREATE TABLE support_tickets (
  id SERIAL NOT NULL,
  user_id integer,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  category text,
  message text NOT NULL,
  locale text DEFAULT 'en' NOT NULL,
  status "TicketStatus" DEFAULT 'open' NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  closed_at timestamptz(3),
  CONSTRAINT support_tickets_closed CHECK ((status = 'closed') = (closed_at IS NOT NULL)),
  CONSTRAINT support_tickets_pkey PRIMARY KEY (id)
);
CREATE INDEX support_tickets_status_created_at_idx ON support_tickets (status, created_at);
CREATE INDEX support_tickets_user_id_idx ON support_tickets (user_id);

CREATE TABLE ticket_answers (
  id SERIAL NOT NULL,
  ticket_id integer NOT NULL,
  author_id integer NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT ticket_answers_pkey PRIMARY KEY (id)
);
CREATE INDEX ticket_answers_ticket_id_idx ON ticket_answers (ticket_id);

CREATE TABLE ticket_purchases (
  id SERIAL NOT NULL,
  code text NOT NULL,
  event_id integer NOT NULL,
  buyer_id integer NOT NULL,
  quantity integer NOT NULL,
  total_cents integer NOT NULL,
  currency character(3) DEFAULT 'usd' NOT NULL,
  status "TicketPurchaseStatus" DEFAULT 'pending' NOT NULL,
  hold_until timestamptz(3) NOT NULL,
  valid_at timestamptz(3),
  refunded_at timestamptz(3),
  locale text NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  dispute_id text,
  dispute_status "DisputeStatus",
  disputed_cents integer,
  CONSTRAINT ticket_purchases_quantity CHECK (quantity BETWEEN 1 AND 5),
  CONSTRAINT ticket_purchases_refunded CHECK ((status = 'refunded') <= (refunded_at IS NOT NULL)),
  CONSTRAINT ticket_purchases_total CHECK (total_cents >= 0),
  CONSTRAINT ticket_purchases_valid CHECK ((status = 'valid') <= (valid_at IS NOT NULL)),
  CONSTRAINT ticket_purchases_pkey PRIMARY KEY (id)
);
CREATE INDEX ticket_purchases_buyer_id_created_at_idx ON ticket_purchases (buyer_id, created_at DESC);
CREATE UNIQUE INDEX ticket_purchases_code_key ON ticket_purchases (code);
CREATE INDEX ticket_purchases_event_id_idx ON ticket_purchases (event_id);
CREATE UNIQUE INDEX ticket_purchases_pending ON ticket_purchases (event_id, buyer_id) WHERE status = 'pending';
CREATE INDEX ticket_purchases_status_hold_until_idx ON ticket_purchases (status, hold_until);

CREATE TABLE ticket_seats (
  id SERIAL NOT NULL,
  purchase_id integer NOT NULL,
  "position" integer NOT NULL,
  code text NOT NULL,
  checked_in_at timestamptz(3),
  checked_in_by_id integer,
  CONSTRAINT ticket_seats_pkey PRIMARY KEY (id)
);
CREATE INDEX ticket_seats_checked_in_by_id_idx ON ticket_seats (checked_in_by_id);
CREATE UNIQUE INDEX ticket_seats_code_key ON ticket_seats (code);
CREATE UNIQUE INDEX ticket_seats_purchase_id_position_key ON ticket_seats (purchase_id, "position");

-- The secret that an account shares with its authenticator app, encrypted by the application.
CREATE TABLE totp_secrets (
  user_id integer NOT NULL,
  sealed text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  confirmed_at timestamptz(3),
  last_step integer DEFAULT 0 NOT NULL,
  CONSTRAINT totp_secrets_pkey PRIMARY KEY (user_id)
);

CREATE TABLE uploads (
  id SERIAL NOT NULL,
  owner_id integer NOT NULL,
  key text NOT NULL,
  url text NOT NULL,
  bytes integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  kind "UploadKind" DEFAULT 'picture' NOT NULL,
  store "UploadStore" DEFAULT 'disk' NOT NULL,
  CONSTRAINT uploads_size CHECK (bytes > 0 AND CASE kind WHEN 'picture' THEN (width > 0 AND height > 0) ELSE (width >= 0
    AND height >= 0) END),
  CONSTRAINT uploads_pkey PRIMARY KEY (id)
);
CREATE INDEX uploads_created_at_idx ON uploads (created_at);
CREATE UNIQUE INDEX uploads_key_key ON uploads (key);
CREATE INDEX uploads_owner_id_idx ON uploads (owner_id);
CREATE UNIQUE INDEX uploads_url_key ON uploads (url);

-- Sealed cookies that were used and are not valid again.
CREATE TABLE used_tokens (
  id text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT used_tokens_pkey PRIMARY KEY (id)
);
CREATE INDEX used_tokens_expires_at_idx ON used_tokens (expires_at);

CREATE TABLE users (
  id SERIAL NOT NULL,
  username text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  role "Role" DEFAULT 'buyer' NOT NULL,
  first_name text,
  last_name text,
  phone text,
  address text,
  city text,
  country text,
  bio text,
  profile_image text,
  is_demo boolean DEFAULT false NOT NULL,
  email_verified_at timestamptz(3),
  disabled_at timestamptz(3),
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  deleted_at timestamptz(3),
  locale text DEFAULT 'en' NOT NULL,
  shows_phone boolean DEFAULT false NOT NULL,
  disabled_reason text,
  payouts_held_at timestamptz(3),
  payouts_held_reason text,
  orders_kept_at timestamptz(3),
  name_skeleton text,
  stripe_customer_id text,
  bio_locale text DEFAULT 'en' NOT NULL,
  has_password boolean DEFAULT true NOT NULL,
  payouts_held_message text,
  CONSTRAINT users_bio_locale CHECK (bio_locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT users_deleted_is_disabled CHECK (deleted_at IS NULL OR disabled_at IS NOT NULL),
  CONSTRAINT users_locale CHECK (locale IN ('en', 'so', 'om', 'am', 'ar')),
  CONSTRAINT users_name_has_no_controls CHECK (username !~ '[\u0001-\u001F\u200B\u202A-\u202E\u2066-\u2069\uFEFF]'),
  CONSTRAINT users_password_is_argon2id CHECK (password_hash ~~ '$argon2id$%'),
  CONSTRAINT users_username_length CHECK (char_length(username) BETWEEN 3 AND 60),
  CONSTRAINT users_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX users_email_key ON users (lower(email));
CREATE INDEX users_name_skeleton ON users (name_skeleton) WHERE role = 'seller';
CREATE INDEX users_newest ON users (created_at DESC, id DESC);
CREATE UNIQUE INDEX users_stripe_customer_id_key ON users (stripe_customer_id);
CREATE UNIQUE INDEX users_username_key ON users (lower(username));
CREATE INDEX users_words ON users USING gin (lower((username || ' ') || email) gin_trgm_ops);

CREATE TABLE waiting_list_entries (
  id SERIAL NOT NULL,
  event_id integer NOT NULL,
  user_id integer NOT NULL,
  quantity integer NOT NULL,
  told_at timestamptz(3),
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  held_quantity integer DEFAULT 0 NOT NULL,
  held_until timestamptz(3),
  CONSTRAINT waiting_list_held CHECK (held_quantity BETWEEN 0 AND 5 AND (held_quantity = 0 OR held_until IS NOT NULL)),
  CONSTRAINT waiting_list_quantity CHECK (quantity BETWEEN 1 AND 5),
  CONSTRAINT waiting_list_entries_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX waiting_list_entries_event_id_user_id_key ON waiting_list_entries (event_id, user_id);
CREATE INDEX waiting_list_entries_user_id_idx ON waiting_list_entries (user_id);
CREATE INDEX waiting_list_held_until ON waiting_list_entries (held_until) WHERE held_until IS NOT NULL;
CREATE INDEX waiting_list_turn ON waiting_list_entries (event_id, id) WHERE told_at IS NULL;

CREATE TABLE wholesale_applications (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  business_name text NOT NULL,
  business_type text NOT NULL,
  business_address text NOT NULL,
  tax_id text,
  estimated_order_volume text NOT NULL,
  business_website text,
  business_phone text NOT NULL,
  contact_person_name text NOT NULL,
  contact_person_email text NOT NULL,
  application_notes text,
  status "ModerationStatus" DEFAULT 'pending' NOT NULL,
  note text,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  decided_at timestamptz(3),
  decided_by_id integer,
  CONSTRAINT wholesale_applications_decision CHECK ((status = 'pending') = (decided_at IS NULL)),
  CONSTRAINT wholesale_applications_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX wholesale_applications_one ON wholesale_applications (user_id)
  WHERE status IN ('pending', 'approved');
CREATE INDEX wholesale_applications_user_id_idx ON wholesale_applications (user_id);
CREATE INDEX wholesale_applications_waiting ON wholesale_applications (created_at) WHERE status = 'pending';

CREATE TABLE wholesale_tiers (
  id SERIAL NOT NULL,
  product_id integer NOT NULL,
  min_quantity integer NOT NULL,
  price_cents integer NOT NULL,
  CONSTRAINT wholesale_tiers_terms CHECK (min_quantity BETWEEN 1 AND 999 AND price_cents BETWEEN 1 AND 99999999),
  CONSTRAINT wholesale_tiers_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX wholesale_tiers_product_id_min_quantity_key ON wholesale_tiers (product_id, min_quantity);

CREATE TABLE wishlist_items (
  user_id integer NOT NULL,
  product_id integer NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT wishlist_items_pkey PRIMARY KEY (user_id, product_id)
);
CREATE INDEX wishlist_items_product_id_idx ON wishlist_items (product_id);

CREATE TABLE search.words (
  word text NOT NULL COLLATE pg_catalog."C",
  CONSTRAINT words_pkey PRIMARY KEY (word)
);
CREATE INDEX words_alike ON search.words USING gin (word gin_trgm_ops);

-- Foreign keys

ALTER TABLE account_tokens
  ADD CONSTRAINT account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE addresses
  ADD CONSTRAINT addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE audit_entries
  ADD CONSTRAINT audit_entries_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE blog_post_translations
  ADD CONSTRAINT blog_post_translations_post_id_fkey FOREIGN KEY (post_id) REFERENCES blog_posts(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE blog_posts
  ADD CONSTRAINT blog_posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT blog_posts_category_id_fkey FOREIGN KEY (category_id) REFERENCES blog_categories(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE bulk_update_lines
  ADD CONSTRAINT bulk_update_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE CASCADE,
  ADD CONSTRAINT bulk_update_lines_update_id_fkey FOREIGN KEY (update_id) REFERENCES bulk_updates(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE bulk_update_variant_lines
  ADD CONSTRAINT bulk_update_variant_lines_update_id_fkey FOREIGN KEY (update_id) REFERENCES bulk_updates(id)
    ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT bulk_update_variant_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants(id)
    ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE bulk_updates
  ADD CONSTRAINT bulk_updates_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE businesses
  ADD CONSTRAINT businesses_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT businesses_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE certificates
  ADD CONSTRAINT certificates_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT certificates_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE comparison_items
  ADD CONSTRAINT comparison_items_list_id_fkey FOREIGN KEY (list_id) REFERENCES comparison_lists(id) ON UPDATE CASCADE
    ON DELETE CASCADE,
  ADD CONSTRAINT comparison_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE comparison_lists
  ADD CONSTRAINT comparison_lists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE content_reports
  ADD CONSTRAINT content_reports_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT content_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE customer_stories
  ADD CONSTRAINT customer_stories_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT customer_stories_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT customer_stories_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE SET NULL;

ALTER TABLE disputes
  ADD CONSTRAINT disputes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE event_translations
  ADD CONSTRAINT event_translations_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE events
  ADD CONSTRAINT events_organizer_id_fkey FOREIGN KEY (organizer_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE SET NULL;

ALTER TABLE forum_follows
  ADD CONSTRAINT forum_follows_post_id_fkey FOREIGN KEY (post_id) REFERENCES forum_posts(id) ON UPDATE CASCADE
    ON DELETE CASCADE,
  ADD CONSTRAINT forum_follows_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE forum_posts
  ADD CONSTRAINT forum_posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT forum_posts_category_id_fkey FOREIGN KEY (category_id) REFERENCES forum_categories(id)
    ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE forum_replies
  ADD CONSTRAINT forum_replies_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT forum_replies_post_id_fkey FOREIGN KEY (post_id) REFERENCES forum_posts(id) ON UPDATE CASCADE
    ON DELETE CASCADE,
  ADD CONSTRAINT forum_replies_quoted_id_fkey FOREIGN KEY (quoted_id) REFERENCES forum_replies(id) ON UPDATE CASCADE
    ON DELETE SET NULL;

ALTER TABLE granted_badges
  ADD CONSTRAINT granted_badges_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE idempotent_requests
  ADD CONSTRAINT idempotent_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE ingredients
  ADD CONSTRAINT ingredients_post_id_fkey FOREIGN KEY (post_id) REFERENCES recipes(post_id) ON UPDATE CASCADE
    ON DELETE CASCADE,
  ADD CONSTRAINT ingredients_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE SET NULL;

ALTER TABLE inventory_alerts
  ADD CONSTRAINT inventory_alerts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE CASCADE,
  ADD CONSTRAINT inventory_alerts_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE ledger_entries
  ADD CONSTRAINT ledger_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT ledger_entries_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payouts(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT ledger_entries_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES ticket_purchases(id)
    ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT ledger_entries_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE listing_requests
  ADD CONSTRAINT listing_requests_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT listing_requests_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT listing_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE local_sellers
  ADD CONSTRAINT local_sellers_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE SET NULL;

ALTER TABLE message_threads
  ADD CONSTRAINT message_threads_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT message_threads_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT message_threads_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT message_threads_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE messages
  ADD CONSTRAINT messages_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT messages_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES message_threads(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE moderation_reads
  ADD CONSTRAINT moderation_reads_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE monthly_reports
  ADD CONSTRAINT monthly_reports_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE notification_preferences
  ADD CONSTRAINT notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE notifications
  ADD CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE order_lines
  ADD CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT order_lines_part_id_fkey FOREIGN KEY (part_id) REFERENCES order_parts(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT order_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT order_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE order_parts
  ADD CONSTRAINT order_parts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT order_parts_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE order_status_changes
  ADD CONSTRAINT order_status_changes_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT order_status_changes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE orders
  ADD CONSTRAINT orders_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE parcel_lines
  ADD CONSTRAINT parcel_lines_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT parcel_lines_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE parcels
  ADD CONSTRAINT parcels_part_id_fkey FOREIGN KEY (part_id) REFERENCES order_parts(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE passkeys
  ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE payment_intents
  ADD CONSTRAINT payment_intents_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT payment_intents_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES ticket_purchases(id)
    ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE payout_accounts
  ADD CONSTRAINT payout_accounts_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE payout_items
  ADD CONSTRAINT payout_items_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES ledger_entries(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT payout_items_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payouts(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE payouts
  ADD CONSTRAINT payouts_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES payout_batches(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT payouts_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE pending_uploads
  ADD CONSTRAINT pending_uploads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT pending_uploads_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id) ON UPDATE CASCADE
    ON DELETE SET NULL;

ALTER TABLE price_alerts
  ADD CONSTRAINT price_alerts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE CASCADE,
  ADD CONSTRAINT price_alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE product_drafts
  ADD CONSTRAINT product_drafts_copy_of_fkey FOREIGN KEY (copy_of) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE SET NULL,
  ADD CONSTRAINT product_drafts_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE product_image_failures
  ADD CONSTRAINT product_image_failures_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id)
    ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE product_import_rows
  ADD CONSTRAINT product_import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES product_imports(id)
    ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT product_import_rows_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE SET NULL;

ALTER TABLE product_imports
  ADD CONSTRAINT product_imports_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE product_options
  ADD CONSTRAINT product_options_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE product_prices
  ADD CONSTRAINT product_prices_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE product_revisions
  ADD CONSTRAINT product_revisions_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT product_revisions_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE product_sales
  ADD CONSTRAINT product_sales_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE product_translations
  ADD CONSTRAINT product_translations_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE product_variants
  ADD CONSTRAINT product_variants_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE product_view_totals
  ADD CONSTRAINT product_view_totals_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE product_views
  ADD CONSTRAINT product_views_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE products
  ADD CONSTRAINT products_import_id_fkey FOREIGN KEY (import_id) REFERENCES product_imports(id) ON UPDATE CASCADE
    ON DELETE SET NULL,
  ADD CONSTRAINT products_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES product_sales(id) ON UPDATE CASCADE
    ON DELETE SET NULL,
  ADD CONSTRAINT products_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT products_size_chart_id_fkey FOREIGN KEY (size_chart_id) REFERENCES size_charts(id) ON UPDATE CASCADE
    ON DELETE SET NULL;

ALTER TABLE promotion_uses
  ADD CONSTRAINT promotion_uses_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT promotion_uses_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE promotions
  ADD CONSTRAINT promotions_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE provider_identities
  ADD CONSTRAINT provider_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE recipes
  ADD CONSTRAINT recipes_post_id_fkey FOREIGN KEY (post_id) REFERENCES blog_posts(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE recovery_codes
  ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE refund_lines
  ADD CONSTRAINT refund_lines_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT refund_lines_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE refunds
  ADD CONSTRAINT refunds_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT refunds_part_id_fkey FOREIGN KEY (part_id) REFERENCES order_parts(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE reservations
  ADD CONSTRAINT reservations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT reservations_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT reservations_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE return_lines
  ADD CONSTRAINT return_lines_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT return_lines_return_id_fkey FOREIGN KEY (return_id) REFERENCES return_requests(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE return_requests
  ADD CONSTRAINT return_requests_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT return_requests_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT return_requests_part_id_fkey FOREIGN KEY (part_id) REFERENCES order_parts(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT return_requests_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE reviews
  ADD CONSTRAINT reviews_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE sandbox_events
  ADD CONSTRAINT sandbox_events_intent_id_fkey FOREIGN KEY (intent_id) REFERENCES sandbox_intents(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE sandbox_payouts
  ADD CONSTRAINT sandbox_payouts_account_id_fkey FOREIGN KEY (account_id) REFERENCES sandbox_accounts(id)
    ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE sandbox_refunds
  ADD CONSTRAINT sandbox_refunds_intent_id_fkey FOREIGN KEY (intent_id) REFERENCES sandbox_intents(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE seller_applications
  ADD CONSTRAINT seller_applications_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE SET NULL NOT VALID,
  ADD CONSTRAINT seller_applications_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id)
    ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE sensitive_changes
  ADD CONSTRAINT sensitive_changes_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES users(id) ON DELETE CASCADE,
  ADD CONSTRAINT sensitive_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE sessions
  ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE shop_translations
  ADD CONSTRAINT shop_translations_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE size_charts
  ADD CONSTRAINT size_charts_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE smart_wishes
  ADD CONSTRAINT smart_wishes_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE CASCADE,
  ADD CONSTRAINT smart_wishes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE stock_movements
  ADD CONSTRAINT stock_movements_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT stock_movements_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT stock_movements_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT stock_movements_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants(id)
    ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE storefronts
  ADD CONSTRAINT storefronts_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE subscription_charges
  ADD CONSTRAINT subscription_charges_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id)
    ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE subscriptions
  ADD CONSTRAINT subscriptions_next_plan_id_fkey FOREIGN KEY (next_plan_id) REFERENCES plans(id) ON UPDATE CASCADE
    ON DELETE RESTRICT NOT VALID,
  ADD CONSTRAINT subscriptions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plans(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE supplier_products
  ADD CONSTRAINT supplier_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE CASCADE,
  ADD CONSTRAINT supplier_products_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE suppliers
  ADD CONSTRAINT suppliers_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE support_tickets
  ADD CONSTRAINT support_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE ticket_answers
  ADD CONSTRAINT ticket_answers_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT ticket_answers_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support_tickets(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE ticket_purchases
  ADD CONSTRAINT ticket_purchases_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT ticket_purchases_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE ticket_seats
  ADD CONSTRAINT ticket_seats_checked_in_by_id_fkey FOREIGN KEY (checked_in_by_id) REFERENCES users(id)
    ON UPDATE CASCADE ON DELETE SET NULL,
  ADD CONSTRAINT ticket_seats_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES ticket_purchases(id)
    ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE totp_secrets
  ADD CONSTRAINT totp_secrets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE uploads
  ADD CONSTRAINT uploads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE waiting_list_entries
  ADD CONSTRAINT waiting_list_entries_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON UPDATE CASCADE
    ON DELETE CASCADE,
  ADD CONSTRAINT waiting_list_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE wholesale_applications
  ADD CONSTRAINT wholesale_applications_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id)
    ON UPDATE CASCADE ON DELETE RESTRICT,
  ADD CONSTRAINT wholesale_applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE RESTRICT;

ALTER TABLE wholesale_tiers
  ADD CONSTRAINT wholesale_tiers_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

ALTER TABLE wishlist_items
  ADD CONSTRAINT wishlist_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE
    ON DELETE RESTRICT,
  ADD CONSTRAINT wishlist_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE
    ON DELETE CASCADE;

-- Triggers

CREATE TRIGGER audit_entries_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entries FOR EACH STATEMENT
  EXECUTE FUNCTION audit_entries_stay();

CREATE TRIGGER blog_post_translations_fold AFTER INSERT OR DELETE OR UPDATE ON blog_post_translations FOR EACH ROW
  EXECUTE FUNCTION blog_post_translations_fold();

CREATE TRIGGER blog_posts_fold BEFORE INSERT OR UPDATE OF title, excerpt, tags, content ON blog_posts FOR EACH ROW
  EXECUTE FUNCTION blog_posts_fold();

CREATE TRIGGER businesses_fold BEFORE INSERT OR UPDATE OF name, category, description, address ON businesses
  FOR EACH ROW EXECUTE FUNCTION businesses_fold();

CREATE TRIGGER customer_stories_fold BEFORE INSERT OR UPDATE OF title, content ON customer_stories FOR EACH ROW
  EXECUTE FUNCTION titled_fold();

CREATE TRIGGER forum_posts_fold BEFORE INSERT OR UPDATE OF title, content ON forum_posts FOR EACH ROW
  EXECUTE FUNCTION titled_fold();

CREATE TRIGGER forum_replies_keep_count AFTER INSERT OR DELETE OR UPDATE OF hidden_at, deleted_at ON forum_replies
  FOR EACH ROW EXECUTE FUNCTION forum_replies_keep_count();

CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH ROW
  EXECUTE FUNCTION refuse_change();

CREATE CONSTRAINT TRIGGER ledger_ref_balances AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION ledger_ref_balances();

CREATE TRIGGER order_line_needs_variant BEFORE INSERT ON order_lines FOR EACH ROW WHEN (new.variant_id IS NULL)
  EXECUTE FUNCTION order_line_needs_variant();

CREATE TRIGGER order_line_return_policy BEFORE INSERT ON order_lines FOR EACH ROW WHEN (new.return_policy IS NULL)
  EXECUTE FUNCTION order_line_return_policy();

CREATE TRIGGER order_lines_refunded AFTER UPDATE OF refunded_quantity ON order_lines FOR EACH ROW
  WHEN (new.refunded_quantity = new.quantity) EXECUTE FUNCTION reviews_follow_refunds();

CREATE TRIGGER order_parts_begin_paid BEFORE INSERT ON order_parts FOR EACH ROW
  EXECUTE FUNCTION order_parts_ask_for_payment();

CREATE TRIGGER order_parts_refunded AFTER UPDATE OF status, refunded_cents ON order_parts FOR EACH ROW
  WHEN ((new.status = 'cancelled' AND old.paid_at IS NOT NULL)
  OR new.refunded_cents IS DISTINCT FROM old.refunded_cents) EXECUTE FUNCTION reviews_follow_refunds();

CREATE TRIGGER order_status_changes_append_only BEFORE DELETE OR UPDATE ON order_status_changes FOR EACH ROW
  EXECUTE FUNCTION refuse_change();

CREATE TRIGGER orders_tell_of_payment AFTER UPDATE OF paid_at ON orders FOR EACH ROW
  WHEN (new.paid_at IS DISTINCT FROM old.paid_at) EXECUTE FUNCTION order_parts_hear_of_payment();

CREATE TRIGGER product_return_policy BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION product_return_policy();

CREATE TRIGGER product_translations_fold AFTER INSERT OR DELETE OR UPDATE ON product_translations FOR EACH ROW
  EXECUTE FUNCTION product_translations_fold();

CREATE TRIGGER product_variants_price_since BEFORE UPDATE OF price_cents ON product_variants FOR EACH ROW
  WHEN (new.price_cents <> old.price_cents) EXECUTE FUNCTION product_variants_price_since();

CREATE TRIGGER product_variants_to_product AFTER INSERT OR DELETE OR UPDATE ON product_variants FOR EACH ROW
  EXECUTE FUNCTION product_variants_to_product();

CREATE TRIGGER products_fold_words BEFORE INSERT OR UPDATE OF title, description, category, collection ON products
  FOR EACH ROW EXECUTE FUNCTION products_fold_words();

CREATE TRIGGER products_hidden BEFORE UPDATE OF is_active, hidden_at ON products FOR EACH ROW
  WHEN (old.hidden_at IS NOT NULL OR new.hidden_at IS NOT NULL) EXECUTE FUNCTION products_stay_hidden();

CREATE TRIGGER products_keep_price AFTER INSERT OR UPDATE OF price_cents ON products FOR EACH ROW
  EXECUTE FUNCTION products_keep_price();

CREATE TRIGGER products_keep_words AFTER INSERT OR UPDATE OF title, description, category, collection ON products
  FOR EACH ROW EXECUTE FUNCTION products_keep_words();

CREATE TRIGGER reviews_keep_rating AFTER INSERT OR DELETE
  OR UPDATE OF rating, product_id, hidden_at, is_verified_purchase ON reviews FOR EACH ROW
  EXECUTE FUNCTION reviews_keep_rating();

CREATE TRIGGER uploads_store BEFORE INSERT ON uploads FOR EACH ROW EXECUTE FUNCTION set_upload_store();

-- Rows that every shop needs

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

INSERT INTO plans (slug, name, description, price_cents, yearly_cents, fee_basis_points, product_slots,
    featured_listings, analytics_access, priority_support, custom_storefront, bulk_upload) VALUES
  ('free', 'Free', 'Everything a new seller needs to begin.', 0, 0, 500, 10, false, false, false, true, false),
  ('premium', 'Premium', 'For growing shops: unlimited listings and a lower fee.', 2900, 27840, 300, NULL, true, true, false, true, true),
  ('enterprise', 'Enterprise', 'For houses with many makers: the lowest fee and people who know you.', 9900, 95040, 100, NULL, true, true, true, true, true);

-- Everyday words of shoppers in five languages, by the word used in the shop. Every shop needs them, not the demo alone.
-- Admins add and delete words later (/admin, Catalogue); a deleted word does not return.
INSERT INTO search_aliases (alias, term)
SELECT alias, term
FROM (VALUES
  ('coffee', ARRAY[
    'buna', 'bunna', 'bun', 'kahawa', 'qaxwo', 'qahwa', 'kafee', 'kafe', 'kaffee', 'ቡና', 'قهوه', 'بن',
    'ethiopian coffee', 'coffee from ethiopia', 'african coffee'
  ]),
  ('tea', ARRAY['shaah', 'shai', 'shay', 'chai', 'shaayii', 'ሻይ', 'شاي']),
  ('jebena', ARRAY[
    'jabana', 'jabanaa', 'dallah', 'coffee pot', 'ጀበና', 'جبنه', 'دله', 'coffee maker', 'buna pot',
    'coffeepot', 'دله قهوه', 'ابريق قهوه'
  ]),
  ('sini', ARRAY[
    'siini', 'finjaan', 'finjal', 'ስኒ', 'فنجان', 'coffee cup', 'coffee cups', 'espresso cup',
    'finjaanno', 'koob', 'koobab', 'koobab qaxwo', 'የቡና ስኒ', 'ሲኒ', 'የቡና ሲኒ', 'فناجين', 'فناجين قهوه'
  ]),
  ('ginger', ARRAY['sanjabiil', 'zinjibil', 'jinjibila', 'ዝንጅብል', 'زنجبيل']),
  ('hibiscus', ARRAY['karkade', 'karkadeh', 'ካርካዴ', 'كركديه']),
  ('qishr', ARRAY['gishr', 'bun qishr', 'قشر']),
  ('berbere', ARRAY[
    'barbare', 'barbaree', 'berberi', 'barbere', 'በርበሬ', 'بربري', 'بربيري', 'berberee', 'spice',
    'spices', 'mi eessituu', 'ቅመም', 'توابل', 'بهارات'
  ]),
  ('mitmita', ARRAY['mitmitaa', 'ሚጥሚጣ', 'ميتميتا', 'spice', 'spices', 'mi eessituu', 'ቅመም', 'توابل', 'بهارات']),
  ('xawaash', ARRAY[
    'hawaash', 'hawaij', 'hawash', 'ሀዋሽ', 'حوايج', 'حواش', 'somali spice', 'somali spices',
    'somali spice mix', 'xawaash soomaali', 'بهارات صوماليه', 'spice', 'spices', 'mi eessituu', 'ቅመም',
    'توابل', 'بهارات'
  ]),
  ('spices', ARRAY['spice', 'mi eessituu', 'qimamii', 'ቅመም', 'ቅመማ ቅመም', 'توابل', 'بهارات']),
  ('korarima', ARRAY[
    'kororima', 'koraarimaa', 'ኮረሪማ', 'كوراريما', 'spice', 'spices', 'mi eessituu', 'ቅመም', 'توابل',
    'بهارات'
  ]),
  ('turmeric', ARRAY['huruud', 'irdii', 'erd', 'እርድ', 'كركم', 'spice', 'spices', 'mi eessituu', 'ቅመም', 'توابل', 'بهارات']),
  ('injera', ARRAY[
    'canjeero', 'anjero', 'enjera', 'biddeena', 'laxoox', 'lahoh', 'እንጀራ', 'انجيرا', 'لحوح', 'budeena',
    'ethiopian bread', 'ethiopian flatbread'
  ]),
  ('teff', ARRAY['tef', 'xaafii', 'taff', 'ጤፍ', 'تيف']),
  ('xalwo', ARRAY[
    'halwa', 'halva', 'halwo', 'xalwa', 'ሀልዋ', 'حلوي', 'حلاوه', 'xalwad', 'sweets', 'candy', 'dessert',
    'macmacaan', 'ጣፋጭ', 'حلويات'
  ]),
  ('dates', ARRAY['timir', 'tamr', 'temiri', 'ተምር', 'تمر', 'timirta', 'تمور', 'medjool']),
  ('honey', ARRAY['malab', 'damma', 'ማር', 'عسل', 'raw honey', 'pure honey']),
  ('camel milk', ARRAY['caano geel', 'caanaha geela', 'aannan gaalaa', 'የግመል ወተት', 'حليب الابل', 'حليب الجمل', 'لبن الابل']),
  ('butter', ARRAY['subag', 'dhadhaa', 'kibbeh', 'kibe', 'ቅቤ', 'زبده', 'سمن', 'ghee', 'samli']),
  ('shiro', ARRAY['shuuroo', 'shro', 'ሽሮ', 'شيرو']),
  ('sambusa', ARRAY['sambuus', 'sambuusaa', 'samosa', 'ሳምቡሳ', 'سمبوسه', 'سمبوسك', 'saambusaa']),
  ('black seed', ARRAY['xabbat sowda', 'habbat sawda', 'ጥቁር አዝሙድ', 'حبه البركه', 'الحبه السوداء']),
  ('sesame', ARRAY['sisin', 'saliixa', 'ሰሊጥ', 'سمسم']),
  ('halal', ARRAY['xalaal', 'halaal', 'halaala', 'ሀላል', 'حلال']),
  ('dirac', ARRAY[
    'dira', 'diric', 'diraac', 'baati', 'bacti', 'ዲራክ', 'دراعه', 'ديراع', 'somali dress', 'house dress',
    'abaya', 'عبايه', 'dress', 'ቀሚስ', 'فستان', 'فساتين'
  ]),
  ('girls', ARRAY[
    'kids', 'children', 'child', 'kid', 'carruur', 'ijoollee', 'ልጆች', 'اطفال', 'kids clothes',
    'girls clothes', 'girls dress', 'dharka carruurta', 'dharka gabdhaha', 'uffata durbaa',
    'uffata ijoollee', 'የልጆች ልብስ', 'የልጃገረድ ልብስ', 'ملابس اطفال', 'ملابس بنات'
  ]),
  ('beads', ARRAY[
    'necklace', 'necklaces', 'silsilad', 'ሀብል', 'قلاده', 'عقد', 'jewelry', 'jewellery', 'ጌጣጌጥ',
    'مجوهرات', 'حلي'
  ]),
  ('garbasaar', ARRAY[
    'garbasar', 'shaash', 'hijab', 'scarf', 'headscarf', 'جربسار', 'حجاب', 'ሻሽ', 'head scarf',
    'headwrap', 'khimar', 'xijaab', 'hijaaba', 'ሂጃብ', 'ሻርፕ', 'وشاح', 'head wrap', 'shawl', 'شال'
  ]),
  ('habesha kemis', ARRAY[
    'kemis', 'habesha dress', 'qamisii', 'የሀበሻ ቀሚስ', 'ሀበሻ ቀሚስ', 'فستان حبشي', 'ethiopian dress',
    'eritrean dress', 'uffata aadaa', 'የሀበሻ ልብስ', 'ethiopian clothing', 'habesha clothing', 'dress',
    'ቀሚስ', 'فستان', 'فساتين'
  ]),
  ('netela', ARRAY['natala', 'netella', 'ነጠላ', 'نتلا', 'shawl', 'شال']),
  ('gabi', ARRAY['gaabii', 'ጋቢ', 'غابي', 'bustayaal']),
  ('macawis', ARRAY[
    'maawis', 'macaawiis', 'መአዊስ', 'معوز', 'ازار', 'sarong', 'lungi', 'mens clothes', 'mens clothing',
    'dharka ragga', 'uffata dhiiraa', 'የወንድ ልብስ', 'የወንዶች ልብስ', 'ملابس رجاليه', 'ملابس رجال', 'men',
    'man', 'mens', 'dad', 'father', 'husband', 'him'
  ]),
  ('textiles', ARRAY['fabric', 'dhar', 'huccuu', 'uffata', 'ጨርቅ', 'ጨርቃ ጨርቅ', 'قماش', 'منسوجات', 'اقمشه']),
  ('kente', ARRAY['kente', 'kentee', 'ኬንቴ', 'كنتي', 'african fabric', 'african cloth']),
  ('prayer rug', ARRAY['sijaayad', 'salli', 'የሰላት ምንጣፍ', 'سجاده صلاه', 'سجاده', 'prayer mat']),
  ('frankincense', ARRAY[
    'beeyo', 'beyo', 'luubaan', 'luban', 'olibanum', 'ixaana', 'እጣን', 'لبان', 'incense', 'foox',
    'qumbii'
  ]),
  ('uunsi', ARRAY['unsi', 'uunsiga', 'bukhoor', 'bakhoor', 'ቡሁር', 'بخور', 'incense', 'foox', 'qumbii']),
  ('dabqaad', ARRAY['dabqad', 'girgira', 'mabkhara', 'መጅመር', 'مبخره', 'مجمره', 'incense', 'foox', 'qumbii']),
  ('mesob', ARRAY['masob', 'mosob', 'moosoba', 'መሶብ', 'موسوب']),
  ('basket', ARRAY['dambiil', 'guufoo', 'ቅርጫት', 'سله']),
  ('henna', ARRAY['cillaan', 'xinne', 'hinnaa', 'ሂና', 'حناء', 'mehndi', 'mehendi']),
  ('shea butter', ARRAY['subag shea', 'karite', 'የሺ ቅቤ', 'زبده الشيا', 'lotion', 'body lotion', 'body butter']),
  ('soap', ARRAY['saabuun', 'saamunaa', 'ሳሙና', 'صابون']),
  ('book', ARRAY['buug', 'kitaab', 'kitaaba', 'መጽሀፍ', 'كتاب', 'كتب', 'buugaag', 'kitaabota', 'መጽሀፍት', 'መጻህፍት']),
  ('bracelet', ARRAY['jijin', 'bitawoo', 'አምባር', 'سوار', 'اساور', 'jewelry', 'jewellery', 'ጌጣጌጥ', 'مجوهرات', 'حلي']),
  ('green coffee', ARRAY['unroasted coffee', 'raw coffee', 'buna jiidhaa', 'bun cagaaran', 'ጥሬ ቡና', 'قهوه خضراء']),
  ('ground', ARRAY['la shiiday', 'daakame', 'የተፈጨ', 'مطحون', 'مطحونه']),
  ('milk tea', ARRAY['somali tea', 'karak tea', 'shaah caano', 'شاي كرك', 'شاي بالحليب']),
  ('gift', ARRAY['hadiyad', 'kennaa', 'ስጦታ', 'هديه', 'هدايا']),
  ('recipes', ARRAY['cookbook', 'cook book', 'recipe book', 'buugga cuntada', 'kitaaba nyaataa', 'የምግብ መጽሀፍ', 'كتاب طبخ']),
  ('cushion', ARRAY[
    'pillow', 'throw pillow', 'throw pillows', 'pillow cover', 'pillow covers', 'pillowcase', 'barkin',
    'boraatii', 'ትራስ', 'مخده', 'وساده'
  ]),
  ('table runner', ARRAY['tablecloth', 'table cloth', 'مفرش طاوله']),
  ('tote', ARRAY[
    'shopping bag', 'market bag', 'grocery bag', 'bag', 'handbag', 'purse', 'backpack', 'boorso',
    'boorsaa', 'ቦርሳ', 'حقيبه', 'شنطه'
  ]),
  ('sandals', ARRAY['shoe', 'shoes', 'slippers', 'kabo', 'kophee', 'ጫማ', 'حذاء', 'احذيه', 'صندل']),
  ('stool', ARRAY['chair', 'seat', 'kursi', 'barcuma', 'gambadh', 'ወንበር', 'በርጩማ', 'كرسي']),
  ('krar', ARRAY['guitar', 'lyre', 'harp', 'musical instrument', 'የሙዚቃ መሳሪያ']),
  ('qasil', ARRAY['face mask', 'hair mask']),
  ('koofiyad', ARRAY['kufi', 'kufi hat', 'men', 'man', 'mens', 'dad', 'father', 'husband', 'him']),
  ('chili', ARRAY['chilli', 'basbaas']),
  ('caramels', ARRAY['sweets', 'candy', 'dessert', 'macmacaan', 'ጣፋጭ', 'حلويات']),
  ('pendant', ARRAY['jewelry', 'jewellery', 'ጌጣጌጥ', 'مجوهرات', 'حلي']),
  ('satchel', ARRAY['bag', 'handbag', 'purse', 'backpack', 'boorso', 'boorsaa', 'ቦርሳ', 'حقيبه', 'شنطه']),
  ('alindi', ARRAY['african fabric', 'african cloth']),
  ('picture book', ARRAY[
    'kids book', 'kids books', 'childrens book', 'childrens books', 'buug carruureed',
    'buugaag carruureed', 'kitaaba ijoollee', 'kitaabota ijoollee', 'የልጆች መጽሀፍ', 'የልጆች መጽሀፍት',
    'كتاب اطفال', 'كتب اطفال'
  ]),
  ('alphabet book', ARRAY[
    'kids book', 'kids books', 'childrens book', 'childrens books', 'buug carruureed',
    'buugaag carruureed', 'kitaaba ijoollee', 'kitaabota ijoollee', 'የልጆች መጽሀፍ', 'የልጆች መጽሀፍት',
    'كتاب اطفال', 'كتب اطفال'
  ]),
  ('fidel', ARRAY[
    'kids book', 'kids books', 'childrens book', 'childrens books', 'buug carruureed',
    'buugaag carruureed', 'kitaaba ijoollee', 'kitaabota ijoollee', 'የልጆች መጽሀፍ', 'የልጆች መጽሀፍት',
    'كتاب اطفال', 'كتب اطفال'
  ])
) AS words (term, aliases), unnest(aliases) AS alias
ON CONFLICT (alias, term) DO NOTHING;

INSERT INTO search_aliases (alias, term)
VALUES ('ዲራእ', 'dirac'), ('የሺአ ቅቤ', 'shea butter')
ON CONFLICT (alias, term) DO NOTHING;
