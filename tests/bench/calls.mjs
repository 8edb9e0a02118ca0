// API calls of the catalogue, compared with a minimal call that makes one query and sends as many bytes.
import { compare } from "./compare.mjs";
import { visit } from "./load.mjs";
import { requireValue } from "./require-value.mjs";
import { figuresOf, judge, refuseBad } from "./table.mjs";

/**
 * @import { BenchContext } from "./bench.mjs"
 * @import { Target } from "./compare.mjs"
 * @import { Row } from "./table.mjs"
 */

const SHARE = 0.8;

/** Number of responses whose mean size the minimal call has. */
const SAMPLED = 50;

/**
 * Returns the mean size of a target's responses before they are compressed, in bytes.
 * @param {Target} target
 */
async function meanSizeOf({ url, paths }) {
  const sampledPaths = paths.slice(0, SAMPLED);
  let bytes = 0;
  for (const path of sampledPaths) {
    bytes += (await (await fetch(url + path)).arrayBuffer()).byteLength;
  }
  return Math.round(bytes / sampledPaths.length);
}

/** @param {string} name */
const minimal = (name) => `minimal call of the size of ${name}`;

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function calls(context) {
  const { shop, small, products } = context;
  const ids = products.slice(0, 5_000);
  /** @type {Record<string, Target>} */
  const shopTargets = {
    "GET /api/products?limit=24": { url: shop.url, paths: ["/api/products?limit=24"] },
    "GET /api/products/{id}": { url: shop.url, paths: ids.map((id) => `/api/products/${id}`) },
  };
  /** @type {Record<string, Target>} */
  const targets = {};
  for (const [name, target] of Object.entries(shopTargets)) {
    await visit({ ...target, times: 1 });
    const bytes = await meanSizeOf(target);
    targets[minimal(name)] = {
      url: small.url,
      paths: ids.map((id) => `/api/json/${id}?bytes=${bytes}`),
    };
    targets[name] = target;
  }
  const { figures, call } = await compare(context, targets);
  /** @param {string} name */
  const figuresFor = (name) => requireValue(figures[name], `figures of ${name}`);
  return [
    judge({
      what: "minimal call with one query",
      figure: call.rate,
      unit: "/s",
      atLeast: 0,
      detail: figuresOf(call),
    }),
    ...Object.keys(shopTargets).flatMap((name) => [
      judge({
        what: `${name} / minimal call of this size`,
        figure: figuresFor(name).rate / figuresFor(minimal(name)).rate,
        atLeast: SHARE,
        detail: `${figuresOf(figuresFor(name))}; minimal: ${figuresOf(figuresFor(minimal(name)))}`,
      }),
      refuseBad(name, figuresFor(name)),
    ]),
  ];
}
