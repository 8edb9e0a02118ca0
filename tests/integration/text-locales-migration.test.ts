import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { inRoot } from "../../scripts/lib/command/paths.mjs";
import { migrate } from "../../scripts/lib/migrations/migrate.mjs";
import { databaseAt } from "../../scripts/lib/tests/test-databases.mjs";

/** The migration that adds the language of texts. */
const ADDED = "20261214000000";

const name = `locales_${randomUUID().replaceAll("-", "")}`;
const url = databaseAt(inject("adminUrl"), name);
const dir = fs.mkdtempSync(path.join(os.tmpdir(), "shaafi-migrations-"));
const pool = new pg.Pool({ connectionString: url, max: 1 });

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

async function createEvent(adminId: number | null) {
  const id = await idOf(
    `INSERT INTO events (title, description, type, starts_at, location, price_cents, max_tickets, updated_at)
     VALUES ('Tea', 'Tea and songs.', 'henna_night', now(), 'Here', 0, 5, now())`,
  );
  if (adminId) {
    await pool.query(
      `INSERT INTO audit_entries (actor_id, action, subject_type, subject_id)
       VALUES ($1, 'event.created', 'event', $2)`,
      [adminId, id],
    );
  }
  return id;
}

const localeOf = async (table: string, id: number, column = "locale") =>
  (await pool.query(`SELECT ${column} AS locale FROM ${table} WHERE id = $1`, [id])).rows[0]
    ?.locale;

/** Links or copies the migrations before the tested one, or the others too. */
function addMigrations(isIncluded: (folder: string) => boolean) {
  const from = inRoot("prisma", "migrations");
  for (const folder of fs.readdirSync(from)) {
    if (/^\d{14}_/.test(folder) && isIncluded(folder)) {
      fs.cpSync(path.join(from, folder), path.join(dir, folder), { recursive: true });
    }
  }
  return migrate(url, dir);
}

beforeAll(async () => {
  const admin = new pg.Client({ connectionString: inject("adminUrl") });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  await addMigrations((folder) => folder < ADDED);
});

afterAll(async () => {
  await pool.end();
  fs.rmSync(dir, { recursive: true });
});

describe("the migration that adds the language of texts", () => {
  it("takes it from the author's interface, unless the script belongs to another language", async () => {
    const [somali, amharic, english] = [
      await createUser("so", "Dhar baan tolnaa."),
      await createUser("am"),
      await createUser("en", "We cut and finish cloth."),
    ];
    const posts = {
      so: await createPost(somali, "Sideed u samaysaa?"),
      am: await createPost(amharic, "እንዴት ትሠራለህ?"),
      "am by script": await createPost(english, "እንዴት ትሠራለህ? Like this?"),
      "ar by script": await createPost(somali, "كيف تصنعها؟"),
      "en by script": await createPost(amharic, "How do you make it?"),
      en: await createPost(english, "The word is ቡና."),
    };
    const reply = await idOf(
      "INSERT INTO forum_replies (post_id, author_id, content) VALUES ($1, $2, 'Sidan.')",
      [posts.so, somali],
    );
    const product = await idOf(
      `INSERT INTO products (seller_id, title, description, price_cents, category, image_url, stock, updated_at)
       VALUES ($1, 'Cloth', 'Cloth from Hargeisa.', 100, 'textiles', '/a.svg', 1, now())`,
      [somali],
    );
    const review = await idOf(
      `INSERT INTO reviews (product_id, author_id, rating, title, comment, answer, answered_at)
       VALUES ($1, $2, 5, 'Good', 'Smells like home.', 'Mahadsanid.', now())`,
      [product, english],
    );
    const events = [await createEvent(somali), await createEvent(null)];
    await pool.query(
      `INSERT INTO storefronts (seller_id, store_name, description, url_slug, updated_at)
       VALUES ($1, 'Dhar', 'Dhar Hargeisa.', 'dhar', now())`,
      [somali],
    );

    await addMigrations((folder) => folder >= ADDED);

    for (const [key, id] of Object.entries(posts)) {
      expect([key, await localeOf("forum_posts", id)]).toEqual([key, key.slice(0, 2)]);
    }
    expect(await localeOf("forum_replies", reply)).toBe("so");
    expect(await localeOf("reviews", review)).toBe("en");
    expect(await localeOf("reviews", review, "answer_locale")).toBe("so");
    expect(await localeOf("users", somali, "bio_locale")).toBe("so");
    expect(await localeOf("users", english, "bio_locale")).toBe("en");
    expect(await Promise.all(events.map((id) => localeOf("events", id)))).toEqual(["so", "en"]);
    const { rows } = await pool.query("SELECT locale FROM storefronts");
    expect(rows).toEqual([{ locale: "so" }]);
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
