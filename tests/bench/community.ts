// Asks what readers of the directory, the forum, the blog and the stories ask, and the site search over them, and tells
// how long each kind took. Started by scripts/bench-community.mjs with DATABASE_URL, CONNECTIONS and SECONDS.
import { findArticles } from "@/lib/blog/queries/front";
import { NO_SEARCH } from "@/lib/blog/schema";
import { NO_FILTER } from "@/lib/directory/filter";
import { getDirectoryPage, listBusinesses } from "@/lib/directory/queries";
import { findPosts, listPosts } from "@/lib/forum/queries/posts";
import { listReplies } from "@/lib/forum/queries/thread";
import { forumSearchSchema } from "@/lib/forum/schema";
import { findElsewhere } from "@/lib/search/elsewhere";
import { listSuggestions } from "@/lib/search/queries";
import { findStories } from "@/lib/stories/queries";
import { type Kind, measure } from "./measure";

const KITCHENS = ["halwo", "almaz", "daallo", "xamar coffee", "cedar teff"];
const PLACES = ["cedar ave", "lake street", "brooklyn park"];
const WORDS = ["coffee", "teff", "wedding hall", "mother roast", "xa1b2", "injera honey"];

const pick = (list: string[], turn: number) => list[turn % list.length] ?? "";
const page = (turn: number) => 1 + (turn % 20);
const forum = (query: object) => findPosts(forumSearchSchema.parse(query));
const directory = (filter: object) => getDirectoryPage({ ...NO_FILTER, ...filter });
const blog = (search: object) => findArticles({ ...NO_SEARCH, ...search });

const kinds: Kind[] = [
  { name: "directory: newest", ask: (turn) => directory({ page: 2 + (turn % 20) }) },
  { name: "directory: name", ask: (turn) => directory({ name: pick(KITCHENS, turn) }) },
  { name: "directory: place", ask: (turn) => directory({ location: pick(PLACES, turn) }) },
  {
    name: "directory: name, place",
    ask: (turn) => directory({ name: pick(KITCHENS, turn), location: pick(PLACES, turn) }),
  },
  {
    name: "directory: category",
    ask: (turn) => directory({ category: "retail", page: page(turn) }),
  },
  { name: "directory: call", ask: () => listBusinesses({ limit: 100, offset: 0 }) },
  { name: "forum: newest", ask: (turn) => forum({ page: page(turn) }) },
  { name: "forum: category", ask: (turn) => forum({ category: "2", page: page(turn) }) },
  { name: "forum: search", ask: (turn) => forum({ q: pick(WORDS, turn) }) },
  { name: "forum: call", ask: () => listPosts(new URLSearchParams()) },
  { name: "forum: replies", ask: (turn) => listReplies(null, 100 * page(turn), { page: 1 }) },
  { name: "blog: pages", ask: (turn) => blog({ page: 2 + (turn % 20) }) },
  { name: "blog: search", ask: (turn) => blog({ search: pick(WORDS, turn) }) },
  { name: "blog: tag", ask: (turn) => blog({ tag: `tag ${turn % 60}` }) },
  { name: "stories: pages", ask: (turn) => findStories(page(turn)) },
  { name: "search: community", ask: (turn) => findElsewhere(pick(WORDS, turn)) },
  { name: "search: suggestions", ask: (turn) => listSuggestions(pick(KITCHENS, turn)) },
];

await measure("community", kinds);
process.exit(0);
