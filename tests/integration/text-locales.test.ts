import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { env } from "@/lib/core/env.mjs";

const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 });
afterAll(() => pool.end());

/** Matches no password. */
const NO_PASSWORD = "$argon2id$v=19$m=19456,t=2,p=1$nobody$nobody";

async function idOf(sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`${sql} RETURNING id`, values);
  return rows[0]?.id ?? 0;
}

const createUser = (locale: string, bio: string | null = null) =>
  idOf(
    `INSERT INTO users (username, email, password_hash, role, locale, bio)
     VALUES ($1, $1 || '@example.com', $4, 'seller', $2, $3)`,
    [`user ${randomUUID().slice(0, 8)}`, locale, bio, NO_PASSWORD],
  );

async function createPost(authorId: number, content: string) {
  return idOf(
    `INSERT INTO forum_posts (category_id, author_id, title, content)
     SELECT min(id), $1, 'A title', $2 FROM forum_categories`,
    [authorId, content],
  );
}

const createEvent = () =>
  idOf(
    `INSERT INTO events (title, description, type, starts_at, location, price_cents, max_tickets, updated_at)
     VALUES ('Tea', 'Tea and songs.', 'henna_night', now(), 'Here', 0, 5, now())`,
  );

const localeOf = async (table: string, id: number, column = "locale") =>
  (await pool.query(`SELECT ${column} AS locale FROM ${table} WHERE id = $1`, [id])).rows[0]
    ?.locale;

describe("the language of a text in the database", () => {
  it("is English for a row that names none, and missing for a reply that was not written", async () => {
    const author = await createUser("so", "Dhar baan tolnaa.");
    const post = await createPost(author, "Sideed u samaysaa?");
    const reply = await idOf(
      "INSERT INTO forum_replies (post_id, author_id, content) VALUES ($1, $2, 'Sidan.')",
      [post, author],
    );
    const product = await idOf(
      `INSERT INTO products (seller_id, title, description, price_cents, category, image_url, stock, updated_at)
       VALUES ($1, 'Cloth', 'Cloth from Hargeisa.', 100, 'textiles', '/a.svg', 1, now())`,
      [author],
    );
    const review = await idOf(
      `INSERT INTO reviews (product_id, author_id, rating, title, comment)
       VALUES ($1, $2, 5, 'Good', 'Smells like home.')`,
      [product, await createUser("en")],
    );
    const event = await createEvent();
    await pool.query(
      `INSERT INTO storefronts (seller_id, store_name, description, url_slug, updated_at)
       VALUES ($1, 'Dhar', 'Dhar Hargeisa.', 'dhar', now())`,
      [author],
    );

    expect(await localeOf("forum_posts", post)).toBe("en");
    expect(await localeOf("forum_replies", reply)).toBe("en");
    expect(await localeOf("reviews", review)).toBe("en");
    expect(await localeOf("reviews", review, "answer_locale")).toBeNull();
    expect(await localeOf("users", author, "bio_locale")).toBe("en");
    expect(await localeOf("events", event)).toBe("en");
    const { rows } = await pool.query("SELECT locale FROM storefronts");
    expect(rows).toEqual([{ locale: "en" }]);
  });

  it("refuses another language than the five", async () => {
    const author = await createUser("en");
    const id = await createPost(author, "Which one?");

    for (const statement of [
      "UPDATE forum_posts SET locale = 'fr' WHERE id = $1",
      "INSERT INTO blog_post_translations VALUES ($1, 'fr', 'A title', 'Text', 'Text')",
      "INSERT INTO event_translations VALUES ($1, 'fr', 'A title', 'Text')",
      "INSERT INTO shop_translations VALUES ($1, 'fr', 'Text')",
    ]) {
      await expect(pool.query(statement, [id])).rejects.toMatchObject({ code: "23514" });
    }
  });
});
