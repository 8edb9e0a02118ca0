// Concurrent writers and readers at two servers: no reply is lost, and every count is exact.
import { setTimeout as sleep } from "node:timers/promises";

import { requireValue } from "../bench/require-value.mjs";
import { createHistory, isAcknowledged, percentile } from "./history.mjs";
import { act, call, callAs } from "./http.mjs";
import { createAccounts } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";
import { urlAt } from "./shop.mjs";

/**
 * @import { QueryResult } from "pg"
 * @import { SystemDatabase } from "./database.mjs"
 * @import { AcknowledgedOperation, History } from "./history.mjs"
 * @import { Person } from "./people.mjs"
 * @import { Random } from "./random.mjs"
 * @import { SystemShop } from "./shop.mjs"
 *
 * @typedef {object} ForumRun
 * @property {SystemShop} shop
 * @property {History} history
 * @property {Random} random
 * @property {number[]} posts ids of the topics
 * @property {number} again number of repeated requests
 *
 * @typedef {object} TopicRow
 * @property {number} id
 * @property {number} reply_count
 * @property {number} view_count
 * @property {number} replies
 */

const POSTS = 5;

/** Views of bots are not counted. */
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36";

/** @param {AcknowledgedOperation<"post" | "reply">[]} operations */
const idsOf = (operations) => operations.map(({ result }) => result.id);

/**
 * Creates accounts older than a day, which have higher rate limits.
 * @param {SystemShop} shop
 * @param {number} count
 */
async function createMembers({ db, secret }, count) {
  const people = await createAccounts(db, { role: "buyer", count, secret });
  await db.query("UPDATE users SET created_at = now() - interval '2 days' WHERE id = ANY ($1)", [
    people.map(({ id }) => id),
  ]);
  return people;
}

/**
 * Creates the topics of the run through the public API.
 * @param {{ shop: SystemShop, history: History }} run
 * @param {Person} author
 * @param {number} categoryId
 */
async function openTopics({ shop, history }, author, categoryId) {
  /** @param {number} index */
  const send = (index) => {
    const post = { categoryId, title: `Topic ${index}`, content: "What do *you* say?" };
    const url = urlAt(shop, index);
    return history.record({ op: "post", key: post.title }, () =>
      callAs(url, author, "/api/forum/posts", post),
    );
  };
  return Promise.all(Array.from({ length: POSTS }, (_, index) => send(index)));
}

/**
 * Sends one writer's replies to random topics and servers, some with a quote.
 * @param {ForumRun} run
 * @param {{ writer: Person, index: number, replies: number }} options
 */
async function write({ shop, history, posts, random }, { writer, index, replies }) {
  /** @type {Map<number, number>} */
  const replyIds = new Map();
  const { id: action } = shop.actions.find("createReplyAction");
  for (let number = 0; number < replies; number += 1) {
    const postId = random.pick(posts);
    const content = `Reply ${number} of writer ${index}`;
    const quotedId = random.chance(0.3) ? (replyIds.get(postId) ?? null) : null;
    const page = `/community/post/${postId}`;
    const reply = await history.record({ op: "reply", key: content, postId }, () =>
      act(random.pick(shop.urls), writer, { id: action, page }, { postId, content, quotedId }),
    );
    if (reply.outcome === "ok") replyIds.set(postId, reply.result.id);
  }
}

const MAX_ATTEMPTS = 5;

/**
 * Retries while the shop responds with 503, as a reload in the browser would.
 * @template {{ status: number }} Response
 * @param {ForumRun} run
 * @param {() => Promise<Response>} request
 * @returns the last response
 */
async function withRetries(run, request) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await request();
    if (response.status !== 503 || attempt === MAX_ATTEMPTS) return response;
    run.again += 1;
    await sleep(attempt * 500);
  }
}

/**
 * Reads the list and a topic, and records a view, `visits` times.
 * @param {ForumRun} run
 * @param {number} visits
 */
async function read(run, visits) {
  const { shop, history, posts, random } = run;
  for (let visit = 0; visit < visits; visit += 1) {
    const url = random.pick(shop.urls);
    const postId = random.pick(posts);
    /** @param {string} path */
    const get = (path) => call(url, { method: "GET", path, headers: { "user-agent": BROWSER } });
    /** @param {string} path */
    const open = async (path) => {
      const { status, ms } = await withRetries(run, () => get(path));
      return { status, ms, text: "{}" };
    };
    await history.record({ op: "list", key: "list" }, () => open("/api/forum/posts?limit=20"));
    await history.record({ op: "page", key: `${postId}` }, () => open(`/community/post/${postId}`));
    await history.record({ op: "view", key: `${postId}`, postId }, () =>
      call(url, {
        path: "/api/views",
        body: JSON.stringify({ forumPostId: postId }),
        headers: { "content-type": "application/json", "user-agent": BROWSER },
      }),
    );
  }
}

/**
 * Counts acknowledged replies that do not exist exactly once, and existing ones without an acknowledgement.
 * @param {ForumRun} run
 */
async function countReplies({ shop, history, posts }) {
  /** @type {QueryResult<{ id: number, post_id: number, content: string }>} */
  const { rows } = await shop.db.query(
    "SELECT id, post_id, content FROM forum_replies WHERE post_id = ANY ($1)",
    [posts],
  );
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const acknowledged = history.ofKind("reply").filter(isAcknowledged);
  const lostReplies = acknowledged.filter(({ result, key, postId }) => {
    const row = rowsById.get(result.id);
    return row?.content !== key || row.post_id !== postId;
  });
  const doubled = acknowledged.length - new Set(idsOf(acknowledged)).size;
  return {
    replies: acknowledged.length,
    lost: lostReplies.length + doubled,
    strange: rows.length - acknowledged.length,
  };
}

/**
 * Returns topics whose counts differ from their rows or from the acknowledged views.
 * @param {ForumRun} run
 */
async function findMiscounted({ shop, history, posts }) {
  /** @type {QueryResult<TopicRow>} */
  const { rows } = await shop.db.query(
    `SELECT p.id, p.reply_count, p.view_count,
       (SELECT count(*)::int FROM forum_replies r WHERE r.post_id = p.id) AS replies
     FROM forum_posts p WHERE p.id = ANY ($1)`,
    [posts],
  );
  const views = history.ofKind("view").filter(isAcknowledged);
  return rows.flatMap((row) => {
    const acknowledged = views.filter(({ postId }) => postId === row.id);
    const numbers = new Set(acknowledged.map(({ result }) => result.viewCount));
    const isExact =
      row.reply_count === row.replies &&
      row.view_count === acknowledged.length &&
      numbers.size === acknowledged.length;
    return isExact
      ? []
      : [`topic ${row.id}: ${JSON.stringify(row)}, ${acknowledged.length} acknowledged views`];
  });
}

/**
 * @param {SystemShop} shop
 * @param {SystemDatabase} database
 * @param {{ writers: number, replies: number, readers: number, looks: number, seed: number }} options `looks`: visits
 *   of each reader
 */
export async function forum(shop, database, options) {
  const { writers, replies, readers, looks: visits, seed } = options;
  const random = randomOf(seed);
  const history = createHistory();
  const people = await createMembers(shop, writers);
  /** @type {QueryResult<{ id: number }>} */
  const { rows } = await shop.db.query("SELECT id FROM forum_categories ORDER BY position LIMIT 1");
  const { id: categoryId } = requireValue(rows[0], "category");
  const author = requireValue(people[0], "author");
  const topics = await openTopics({ shop, history }, author, categoryId);
  const posts = idsOf(topics.filter(isAcknowledged));
  /** @type {ForumRun} */
  const run = { shop, history, random, posts, again: 0 };
  await Promise.all([
    ...people.map((writer, index) => write(run, { writer, index, replies })),
    ...Array.from({ length: readers }, () => read(run, visits)),
  ]);
  const { lost, strange, replies: acknowledged } = await countReplies(run);
  const miscounted = await findMiscounted(run);
  const failed = history.operations.filter(({ outcome }) => outcome !== "ok");
  const deadlocks = database.countDeadlocks();
  const figures = {
    writers,
    readers,
    replies: acknowledged,
    views: history.ofKind("view").length,
    pages: history.ofKind("page").length,
    lost,
    strange,
    miscounted: miscounted.length,
    again: run.again,
    failed: failed.length,
    deadlocks,
    p99: `${Math.round(percentile(msOf(history, "reply"), 0.99))}ms`,
    seed,
  };
  const problems = [
    ...miscounted,
    ...failed.map(({ op, status, text }) => `${op}: ${status} ${text.slice(0, 100)}`),
    ...(posts.length === POSTS ? [] : [`${posts.length} of ${POSTS} topics were opened`]),
    ...(lost > 0 ? [`${lost} acknowledged replies do not exist exactly once`] : []),
    ...(strange > 0 ? [`${strange} replies exist without an acknowledgement`] : []),
    ...(deadlocks > 0 ? [`PostgreSQL broke ${deadlocks} deadlocks`] : []),
  ];
  return { line: lineOf("forum", figures), problems, history };
}

/**
 * @param {History} history
 * @param {string} op
 */
const msOf = (history, op) => history.ofKind(op).map(({ ms }) => ms);
