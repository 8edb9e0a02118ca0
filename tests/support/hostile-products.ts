import { connected } from "./shop-db";

/** What a hostile seller would fill in: every text in each field that is long enough for all of them. */
export type PlantedGoods = { seller: number; product: number; slug: string; title: string };

const SHORT = "</script><script>ran(1)</script>";
const SLUG = "planted-goods";

/** Writes a seller, a storefront, a product and a review of it. It is old, and so in nobody's way. */
export function plantGoods(texts: string[], { stock = 0 } = {}): Promise<PlantedGoods> {
  const all = texts.join("\n\n");
  return connected(async (client) => {
    const { rows: sellers } = await client.query<{ id: number }>(
      `INSERT INTO users (username, email, password_hash, role, first_name, last_name, bio, city, country,
         email_verified_at, created_at)
       VALUES ($1, '${SLUG}@example.com', '$argon2id$v=19$m=19456,t=2,p=1$nobody', 'seller', $1, $1, $2, $1, $1, now(),
         '2020-01-01') RETURNING id`,
      [SHORT, all],
    );
    const seller = Number(sellers[0]?.id);
    await client.query(
      `INSERT INTO storefronts (seller_id, store_name, description, tagline, location, url_slug, is_published)
       VALUES ($1, $2, $3, $2, $2, '${SLUG}', true)`,
      [seller, SHORT, all],
    );
    const { rows: products } = await client.query<{ id: number }>(
      `INSERT INTO products (seller_id, title, description, price_cents, category, image_url, stock, moderation_status,
         origin_story, cultural_significance, artisan_bio, making_process, created_at)
       VALUES ($1, $2, $3, 1250, 'crafts', '/illustrations/mesob.svg', $4, 'approved', $3, $3, $3, $3, '2020-01-01')
       RETURNING id`,
      [seller, SHORT, all, stock],
    );
    const product = Number(products[0]?.id);
    await client.query(
      `INSERT INTO reviews (product_id, author_id, rating, title, comment)
       SELECT $1, id, 5, $2, $3 FROM users WHERE email = 'buyer@demo.com'`,
      [product, SHORT, all],
    );
    return { seller, product, slug: SLUG, title: SHORT };
  });
}

/** Takes all of it away again. */
export function uprootGoods({ seller, product }: PlantedGoods) {
  return connected(async (client) => {
    await client.query("DELETE FROM reviews WHERE product_id = $1", [product]);
    await client.query("DELETE FROM products WHERE id = $1", [product]);
    await client.query("DELETE FROM storefronts WHERE seller_id = $1", [seller]);
    await client.query("DELETE FROM users WHERE id = $1", [seller]);
  });
}
