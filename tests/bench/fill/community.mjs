// A generated community of any size, the same for the same size: the terms of searches are about as frequent as in a
// real one, all others are rare.
import pg from "pg";

const COMMON =
  "coffee teff berbere injera dirac wedding hall rent halal roast honey basket Harar Mogadishu".split(
    " ",
  );
const PLAIN =
  "we have been looking for this since last year and my mother says that it is best when you wait a little longer".split(
    " ",
  );
const KITCHENS = "Halwo Almaz Daallo Xamar Adulis Riverside Cedar Lakes Nile Sabrina".split(" ");
const PLACES = [
  "Cedar Ave, Minneapolis",
  "Lake Street, Minneapolis",
  "Brooklyn Blvd, Brooklyn Park",
];
const PEOPLE = 2_000;
const NO_PASSWORD = "$argon2id$v=19$m=19456,t=2,p=1$nobody$nobody";

/**
 * Returns SQL for an entry of an array, selected by a row's number.
 * @param {string} list
 * @param {string} number
 */
const some = (list, number) => `(${list})[1 + abs(hashint8(${number})) % array_length(${list}, 1)]`;

/**
 * Returns SQL for a sentence of plain words with a frequent and a rare one.
 * @param {string} row
 * @param {number} salt
 */
function sentence(row, salt) {
  const plain = Array.from({ length: 9 }, (_, at) =>
    some("$1::text[]", `${row} * 31 + ${salt + at}`),
  );
  const rare = `'x' || substr(md5((${row} + ${salt})::text), 1, 5)`;
  return `concat_ws(' ', ${plain.join(", ")}, ${some("$2::text[]", `${row} * 17 + ${salt}`)}, ${rare})`;
}

/**
 * Fills a migrated database: a tenth as many businesses as posts, a fiftieth as many stories and articles, ten replies
 * to every hundredth post.
 * @param {string} url
 * @param {{ posts: number }} size
 */
export async function growCommunity(url, { posts }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  /**
   * @param {string} text
   * @param {(number | string[])[]} values from $3 on
   */
  const fill = (text, values = []) => client.query(text, [PLAIN, COMMON, ...values]);
  try {
    await client.query(
      `INSERT INTO users (username, email, password_hash, email_verified_at)
       SELECT 'member ' || n, 'member' || n || '@example.com', $2, now() FROM generate_series(1, $1::int) n`,
      [PEOPLE, NO_PASSWORD],
    );
    const { rows } = await client.query(
      "SELECT min(id)::int AS first FROM users WHERE username LIKE 'member %'",
    );
    const author = `${rows[0].first} + n % ${PEOPLE}`;
    await fill(
      `INSERT INTO forum_posts (category_id, author_id, title, content, view_count, is_pinned, created_at)
       SELECT (SELECT min(id) FROM forum_categories) + n % 7, ${author}, ${sentence("n", 1)},
         concat_ws('. ', ${sentence("n", 20)}, ${sentence("n", 40)}, ${sentence("n", 60)}), n % 900, n % 25000 = 0,
         now() - make_interval(mins => n) FROM generate_series(1, $3::int) n`,
      [posts],
    );
    await fill(
      `INSERT INTO forum_replies (post_id, author_id, content)
       SELECT p.id, ${author}, ${sentence("n", 80)} FROM forum_posts p, generate_series(1, 10) n WHERE p.id % 100 = 0`,
    );
    await fill(
      `INSERT INTO businesses (name, description, category, address, phone, is_active, is_verified, status, decided_at)
       SELECT ${some("$3::text[]", "n")} || ' ' || ${some("$2::text[]", "n * 7")} || ' ' || n, ${sentence("n", 100)},
         (ARRAY['restaurants', 'retail', 'education', 'coffee-shops', 'healthcare', 'grocery-stores'])[1 + n % 6],
         n || ' ' || ${some("$4::text[]", "n * 3")}, '612-555-0100', true, n % 10 > 0, 'approved', now()
       FROM generate_series(1, $5::int) n`,
      [KITCHENS, PLACES, Math.round(posts / 10)],
    );
    const few = Math.round(posts / 50);
    await fill(
      `INSERT INTO customer_stories (author_id, title, content, status, decided_at, created_at)
       SELECT ${author}, ${sentence("n", 120)}, ${sentence("n", 140)}, 'approved', now(), now() - make_interval(mins => n)
       FROM generate_series(1, $3::int) n`,
      [few],
    );
    await fill(
      `INSERT INTO blog_posts (slug, category_id, author_id, title, excerpt, content, tags, is_published, published_at)
       SELECT 'article-' || n, (SELECT min(id) FROM blog_categories) + n % 5, ${author}, ${sentence("n", 160)},
         ${sentence("n", 180)}, repeat(${sentence("n", 200)} || '. ', 30), ARRAY['tag ' || n % 60, 'tag ' || n % 7],
         true, now() - make_interval(mins => n) FROM generate_series(1, $3::int) n`,
      [few],
    );
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
}
