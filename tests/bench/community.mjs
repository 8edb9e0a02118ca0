// Directory, forum and blog with 20,000 forum posts.
import { compare } from "./compare.mjs";
import { growCommunity } from "./fill/community.mjs";
import { asQuery } from "./queries.mjs";
import { judgeLists } from "./table.mjs";

/**
 * @import { BenchContext } from "./bench.mjs"
 * @import { Row } from "./table.mjs"
 */

const POSTS = 20_000;
const P95_MS = 150;
const CONNECTIONS = 4;

const SEARCHES = ["coffee", "teff", "wedding hall", "mother roast", "xa1b2", "injera honey"];
const KITCHENS = ["halwo", "almaz", "daallo", "xamar coffee", "cedar teff"];

/** @param {string} path */
const pagesOf = (path) => Array.from({ length: 20 }, (_, page) => `${path}?offset=${page * 100}`);

const LISTS = {
  "directory, call": pagesOf("/api/businesses"),
  "directory, searched": KITCHENS.map(asQuery("name")).map(
    (query) => `/business-directory?${query}`,
  ),
  "forum, call": pagesOf("/api/forum/posts"),
  "forum, searched": SEARCHES.map(asQuery("q")).map((query) => `/community?${query}`),
  "blog, call": pagesOf("/api/blog/posts"),
  "blog, searched": SEARCHES.map(asQuery("search")).map((query) => `/blog?${query}`),
  "stories, call": pagesOf("/api/customer-stories"),
};

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function community(context) {
  await growCommunity(context.database, { posts: POSTS });
  const targets = Object.entries(LISTS).map(([name, paths]) => [
    name,
    { url: context.shop.url, paths, connections: CONNECTIONS },
  ]);
  const { figures, pace } = await compare(context, Object.fromEntries(targets));
  return judgeLists({ figures, pace, below: P95_MS });
}
