// A made-up catalogue of any size, the same for the same number: what people search for is in it about as often as in a
// real one, in Latin, Ethiopic and Arabic letters.
import pg from "pg";

const BATCH = 2_000;
const DAY = 24 * 60 * 60 * 1000;
const NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$nobody$nobody";

/** Things by category; the first of a list are the common ones. */
const THINGS = {
  coffee: ["coffee beans", "roasted coffee", "spiced tea", "jebena pot", "ቡና", "قهوة", "longberry"],
  textiles: ["cotton shawl", "dirac", "netela", "kente cloth", "ሸማ", "شال", "alindi", "garbasaar"],
  spices: [
    "berbere",
    "cardamom",
    "teff flour",
    "honey",
    "በርበሬ",
    "بربري",
    "mitmita",
    "frankincense",
  ],
  crafts: ["basket", "silver necklace", "leather bag", "clay bowl", "መሶብ", "سلة", "shea butter"],
};
const PLACES = ["Harar", "Yirgacheffe", "Mogadishu", "Jimma", "Hargeisa", "Asmara", "ሐረር", "هرر"];
const WAYS = ["handmade", "sun-dried", "organic", "woven", "traditional", "fresh", "ባህላዊ", "يدوي"];
const PLAIN = "made with care by our family for your kitchen home and gifts of the season".split(
  " ",
);

/** mulberry32: the same numbers in every run. */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SYLLABLES = "ba bi do fa ga hu ja ka le ma mu na no ra sa shi ta wa xa ya zu dh qo".split(
  " ",
);

/** The words that a catalogue has besides: names of makers, villages, patterns. */
function rareWords(random, count) {
  const word = () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(random, SYLLABLES)).join("");
  return Array.from({ length: count }, word);
}

const pick = (random, list) => list[Math.floor(random() * list.length)];

/** Often the first of a list, seldom its last. */
const pickEarly = (random, list) => list[Math.floor(random() ** 2.5 * list.length)];

function describe(random, rare) {
  const length = 15 + Math.floor(random() * 30);
  const words = Array.from({ length }, () => pickEarly(random, random() < 0.6 ? PLAIN : rare));
  const aside = pickEarly(random, THINGS[pick(random, Object.keys(THINGS))]);
  return `${words.join(" ")}. Goes well with ${aside}.`;
}

function makeProduct(random, { rare, sellers, number }) {
  const category = pick(random, Object.keys(THINGS));
  const words = [pick(random, WAYS), pick(random, PLACES), pickEarly(random, THINGS[category])];
  const isOften = random() < 0.02;
  return {
    title: `${words.join(" ")} ${pick(random, rare)} ${number}`,
    description: describe(random, rare),
    price_cents: 300 + Math.floor(random() ** 3 * 40_000),
    category,
    stock: random() < 0.06 ? 0 : 1 + Math.floor(random() * 40),
    seller_id: pickEarly(random, sellers),
    is_eid_special: random() < 0.05,
    is_ramadan_special: random() < 0.04,
    is_independence_day: random() < 0.02,
    is_active: random() > 0.02,
    sold_count: Math.floor(random() ** 6 * (isOften ? 5_000 : 300)),
    created_at: new Date(Date.UTC(2026, 0, 1) - Math.floor(random() * 700 * DAY)),
  };
}

const COLUMNS = {
  title: "text",
  description: "text",
  price_cents: "int",
  category: '"Category"',
  stock: "int",
  seller_id: "int",
  is_eid_special: "bool",
  is_ramadan_special: "bool",
  is_independence_day: "bool",
  is_active: "bool",
  sold_count: "int",
  created_at: "timestamptz",
};

async function insertProducts(client, products) {
  const names = Object.keys(COLUMNS);
  const lists = Object.values(COLUMNS).map((type, at) => `$${at + 1}::${type}[]`);
  await client.query(
    `INSERT INTO products (${names}, image_url, moderation_status, updated_at)
     SELECT ${names}, '/illustrations/coffee-bag.svg', 'approved', now()
     FROM unnest(${lists}) AS made (${names})`,
    names.map((name) => products.map((product) => product[name])),
  );
}

async function insertSellers(client, count) {
  const { rows } = await client.query(
    `INSERT INTO users (username, email, password_hash, role, city, country)
     SELECT 'Seller ' || n, 'seller' || n || '@example.com', $2, 'seller', 'Harar', 'Ethiopia'
     FROM generate_series(1, $1) n RETURNING id`,
    [count, NOBODY],
  );
  return rows.map(({ id }) => id);
}

const CERTIFIED = { halal: 15, ethical: 10, fair_trade: 3 };

async function insertCertificates(client) {
  for (const [type, percent] of Object.entries(CERTIFIED)) {
    await client.query(
      `INSERT INTO certificates (product_id, type, body, number, valid_until, status, decided_at)
       SELECT id, $1::"CertificateType", 'Body', id::text, current_date + 300, 'approved', now()
       FROM products WHERE hashint4(id + $2) % 100 BETWEEN 0 AND $2 - 1`,
      [type, percent],
    );
  }
}

/**
 * Fills an empty database that has all migrations.
 * @param {string} url
 * @param {{ products: number, sellers: number }} size
 */
export async function fillCatalogue(url, { products, sellers }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const random = numbersFrom(products);
    const house = {
      sellers: await insertSellers(client, sellers),
      rare: rareWords(random, 3_000),
    };
    for (let number = 0; number < products; number += BATCH) {
      const length = Math.min(BATCH, products - number);
      const batch = Array.from({ length }, (_, at) =>
        makeProduct(random, { ...house, number: number + at }),
      );
      await insertProducts(client, batch);
    }
    await insertCertificates(client);
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
}
