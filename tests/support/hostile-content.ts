import type pg from "pg";

import { connected } from "./shop-db";

/** Rows that hold hostile texts in every field that people fill in; written past all rules, as the worst case would. */
export type Planted = {
  forumCategory: number;
  blogCategory: number;
  post: number;
  slugs: string[];
};

const MARK = "planted-";

/** So many texts an article holds in its words and its recipe: its own and those after it. */
export const HELD = 5;

const followersOf = (texts: string[], at: number) => texts.slice(at, at + HELD);

/** As a paragraph, a quotation and a list. */
const written = (text: string) => `${text}\n\n> ${text}\n\n- ${text}`;

const idOf = async (client: pg.Client, text: string, values: unknown[] = []) =>
  Number((await client.query<{ id: number }>(text, values)).rows[0]?.id);

/** Writes every text as a business, a post, a reply, a story and an article. */
export function plant(texts: string[]): Promise<Planted> {
  return connected(async (client) => {
    const author = await idOf(client, "SELECT id FROM users WHERE email = 'buyer@demo.com'");
    const forumCategory = await idOf(
      client,
      `INSERT INTO forum_categories (slug, name, icon, position) VALUES ('${MARK}', $1, 'store', 99) RETURNING id`,
      [texts[0]],
    );
    const blogCategory = await idOf(
      client,
      `INSERT INTO blog_categories (slug, name, position) VALUES ('${MARK}', $1, 99) RETURNING id`,
      [texts[0]],
    );
    await client.query(
      `INSERT INTO businesses (name, description, category, address, phone, email, is_active, status, decided_at, note)
       SELECT t, t, 'education', t, t, t, true, 'approved', now(), '${MARK}' FROM unnest($1::text[]) t`,
      [texts],
    );
    await client.query(
      `INSERT INTO forum_posts (category_id, author_id, title, content)
       SELECT $2, $3, t, t || E'\\n\\n' || t FROM unnest($1::text[]) t`,
      [texts, forumCategory, author],
    );
    const post = await idOf(
      client,
      "SELECT min(id) AS id FROM forum_posts WHERE category_id = $1",
      [forumCategory],
    );
    await client.query(
      "INSERT INTO forum_replies (post_id, author_id, content) SELECT $2, $3, t FROM unnest($1::text[]) t",
      [texts, post, author],
    );
    await client.query(
      `INSERT INTO customer_stories (author_id, title, content, status, decided_at, note)
       SELECT $2, t, t, 'approved', now(), '${MARK}' FROM unnest($1::text[]) t`,
      [texts, author],
    );
    const articles = await client.query<{ slug: string }>(
      `INSERT INTO blog_posts (slug, category_id, author_id, title, excerpt, content, tags, is_published, published_at)
       SELECT '${MARK}' || n, $2, $3, t, t, read, ARRAY[t], true, now() - interval '1 minute'
       FROM unnest($1::text[], $4::text[]) WITH ORDINALITY AS texts (t, read, n) ORDER BY n RETURNING slug`,
      [
        texts,
        blogCategory,
        author,
        texts.map((_, at) => followersOf(texts, at).map(written).join("\n\n")),
      ],
    );
    await client.query(
      `INSERT INTO recipes (post_id, title, servings, minutes, kitchen, steps)
       SELECT id, title, 2, 30, content, string_to_array(content, E'\n\n') FROM blog_posts WHERE category_id = $1`,
      [blogCategory],
    );
    await client.query(
      `INSERT INTO ingredients (post_id, position, amount, name)
       SELECT id, 1, title, title FROM blog_posts WHERE category_id = $1`,
      [blogCategory],
    );
    return { forumCategory, blogCategory, post, slugs: articles.rows.map(({ slug }) => slug) };
  });
}

/** Takes all of it away again. */
export function uproot({ forumCategory, blogCategory }: Planted) {
  return connected(async (client) => {
    await client.query(`DELETE FROM businesses WHERE note = '${MARK}'`);
    await client.query(`DELETE FROM customer_stories WHERE note = '${MARK}'`);
    await client.query("DELETE FROM forum_posts WHERE category_id = $1", [forumCategory]);
    await client.query("DELETE FROM forum_categories WHERE id = $1", [forumCategory]);
    await client.query("DELETE FROM blog_posts WHERE category_id = $1", [blogCategory]);
    await client.query("DELETE FROM blog_categories WHERE id = $1", [blogCategory]);
  });
}
