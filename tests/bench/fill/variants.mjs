// Options and variants of the generated products: every second product has four sizes in two colors.

/**
 * @import { Client } from "pg"
 * @import { Category } from "./catalogue.mjs"
 * @import { Span } from "./products.mjs"
 */

const SIZES = ["S", "M", "L", "XL"];
const COLORS = ["Red", "Blue", "Green", "White", "Black", "Gold"];
const ROASTS = ["light", "medium", "dark"];
const MATERIALS = ["cotton", "silk", "leather", "clay"];
const ALLERGENS = ["milk", "eggs", "wheat", "sesame"];
const VARIANTS = SIZES.length * 2;
/** As `TERMS_VERSION`, so that no job renews the terms. */
const TERMS_VERSION = 1;
/** Cents between the prices of two variants. */
const STEP = 100;

/** @param {number} id */
const hasVariants = (id) => id % 2 === 0;
/** SQL of the condition. */
const HAS_VARIANTS = "p.id % 2 = 0";

/** @param {number} id */
const colorsOf = (id) => [COLORS[(id / 2) % COLORS.length], COLORS[(id / 2 + 1) % COLORS.length]];
/** SQL of a product's colors; $1 are all colors. */
const COLORS_OF = "ARRAY[($1::text[])[1 + p.id / 2 % 6], ($1::text[])[1 + (p.id / 2 + 1) % 6]]";

/**
 * @param {number} id
 * @param {Category} category
 */
function factTerms(id, category) {
  if (category === "coffee") return [`roast:${ROASTS[id % ROASTS.length]}`];
  if (category !== "spices") return [`material:${MATERIALS[id % MATERIALS.length]}`];
  return ALLERGENS.filter((_, index) => (id + index) % 3 > 0).map(
    (allergen) => `freeOf:${allergen}`,
  );
}

/**
 * Returns the columns of a product that follow from its variants and facts.
 * @param {{ id: number, category: Category, price_cents: number }} product
 */
export function variantColumns({ id, category, price_cents: cents }) {
  const facts = factTerms(id, category);
  const version = { terms_version: TERMS_VERSION };
  if (!hasVariants(id)) {
    return {
      ...version,
      has_variants: false,
      max_price_cents: "\\N",
      option_terms: `{${facts}}`,
    };
  }
  const terms = [
    ...SIZES.map((size) => `size:${size}`),
    ...colorsOf(id).map((color) => `color:${color}`),
    ...facts,
  ];
  return {
    ...version,
    has_variants: true,
    max_price_cents: cents + (VARIANTS - 1) * STEP,
    option_terms: `{${terms}}`,
  };
}

/**
 * Adds options, variants and first stock of the products from id `from` + 1 to `to`.
 * @param {Client} client
 * @param {Span} span
 */
export async function addVariants(client, { from, to }) {
  await client.query(
    `INSERT INTO product_options (product_id, position, kind, name, "values")
     SELECT p.id, 1, 'size'::"OptionKind", 'Size', $2::text[] FROM products p WHERE p.id > $3 AND p.id <= $4 AND ${HAS_VARIANTS}
     UNION ALL
     SELECT p.id, 2, 'color', 'Color', ${COLORS_OF} FROM products p WHERE p.id > $3 AND p.id <= $4 AND ${HAS_VARIANTS}`,
    [COLORS, SIZES, from, to],
  );
  // The products already include the sums.
  await client.query("ALTER TABLE product_variants DISABLE TRIGGER product_variants_to_product");
  await client.query(
    `INSERT INTO product_variants (product_id, position, "values", price_cents, stock)
     SELECT p.id, n, ARRAY[($2::text[])[1 + (n - 1) / 2], (${COLORS_OF})[1 + (n - 1) % 2]],
       p.price_cents + (n - 1) * ${STEP}, p.stock / ${VARIANTS} + (n <= p.stock % ${VARIANTS})::int
     FROM products p, generate_series(1, ${VARIANTS}) n WHERE p.id > $3 AND p.id <= $4 AND ${HAS_VARIANTS}`,
    [COLORS, SIZES, from, to],
  );
  await client.query("ALTER TABLE product_variants ENABLE TRIGGER product_variants_to_product");
  await client.query(
    `INSERT INTO stock_movements (product_id, variant_id, reason, delta)
     SELECT p.id, v.id, 'initial', coalesce(v.stock, p.stock)
     FROM products p LEFT JOIN product_variants v ON v.product_id = p.id
     WHERE p.id > $1 AND p.id <= $2 AND coalesce(v.stock, p.stock) > 0`,
    [from, to],
  );
}
