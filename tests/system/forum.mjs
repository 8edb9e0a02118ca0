// Concurrent writers and readers at two servers: no reply is lost, and every count is exact.
import { createHistory, percentile } from "./history.mjs";
import { act, call, callAs } from "./http.mjs";
import { createAccounts } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";

const POSTS = 5;

/** Views of bots are not counted. */
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36";

const idsOf = (operations) => operations.map(({ result }) => result.id);

/** Creates accounts older than a day, which have higher rate limits. */
async function createMembers({ db, secret }, count) {
  const people = await createAccounts(db, { role: "buyer", count, secret });
  await db.query("UPDATE users SET created_at = now() - interval '2 days' WHERE id = ANY ($1)", [
    people.map(({ id }) => id),
  ]);
  return people;
}

/** Creates the topics of the run through the public API. */
async function openTopics({ shop, history }, [author], categoryId) {
  const send = (index) => {
    const post = { categoryId, title: `Topic ${index}`, content: "What do *you* say?" };
    const url = shop.urls[index % shop.urls.length];
    return history.record({ op: "post", key: post.title }, () =>
      callAs(url, author, "/api/forum/posts", post),
    );
  };
  return Promise.all(Array.from({ length: POSTS }, (_, index) => send(index)));
}

/** Sends one writer's replies to random topics and servers, some with a quote. */
async function write({ shop, history, posts, random }, { writer, index, replies }) {
  const own = new Map();
  const { id: action } = shop.actions.find("createReplyAction");
  for (let turn = 0; turn < replies; turn += 1) {
    const postId = random.pick(posts);
    const content = `Reply ${turn} of writer ${index}`;
    const quotedId = random.chance(0.3) ? (own.get(postId) ?? null) : null;
    const what = { op: "reply", key: content, postId };
    const page = `/community/post/${postId}`;
    const done = await history.record(what, () =>
      act(random.pick(shop.urls), writer, { id: action, page }, { postId, content, quotedId }),
    );
    if (done.outcome === "ok") own.set(postId, done.result.id);
  }
}

const MAX_ATTEMPTS = 5;

/** Retries while the shop responds with 503, as a reload in the browser would. @returns the last response */
async function withRetries(run, ask) {
  for (let tried = 1; ; tried += 1) {
    const answer = await ask();
    if (answer.status !== 503 || tried === MAX_ATTEMPTS) return answer;
    run.again += 1;
    await new Promise((wake) => setTimeout(wake, tried * 500));
  }
}

/** Reads the list and a topic, and records a view, `looks` times. */
async function read(run, looks) {
  const { shop, history, posts, random } = run;
  for (let turn = 0; turn < looks; turn += 1) {
    const url = random.pick(shop.urls);
    const postId = random.pick(posts);
    const get = (path) => call(url, { method: "GET", path, headers: { "user-agent": BROWSER } });
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

/** Counts acknowledged replies that do not exist exactly once, and existing ones without an acknowledgement. */
async function findLost({ shop, history, posts }) {
  const { rows } = await shop.db.query(
    "SELECT id, post_id, content FROM forum_replies WHERE post_id = ANY ($1)",
    [posts],
  );
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const known = history.ofKind("reply").filter(({ outcome }) => outcome === "ok");
  const lost = known.filter(({ result, key, postId }) => {
    const row = rowsById.get(result.id);
    return row?.content !== key || row.post_id !== postId;
  });
  const doubled = known.length - new Set(idsOf(known)).size;
  return { lost: lost.length + doubled, strange: rows.length - known.length, known: known.length };
}

/** Returns topics whose counts differ from their rows or from the acknowledged views. */
async function findMiscounted({ shop, history, posts }) {
  const { rows } = await shop.db.query(
    `SELECT p.id, p.reply_count, p.view_count,
       (SELECT count(*)::int FROM forum_replies r WHERE r.post_id = p.id) AS replies
     FROM forum_posts p WHERE p.id = ANY ($1)`,
    [posts],
  );
  const views = history.ofKind("view").filter(({ outcome }) => outcome === "ok");
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
 * @param {object} shop of openSystemShop
 * @param {object} database of openDatabase
 * @param {{ writers: number, replies: number, readers: number, looks: number, seed: number }} options
 * @returns {Promise<{ line: string, problems: string[], history: object }>}
 */
export async function forum(shop, database, { writers, replies, readers, looks, seed }) {
  const random = randomOf(seed);
  const history = createHistory();
  const people = await createMembers(shop, writers);
  const { rows } = await shop.db.query("SELECT id FROM forum_categories ORDER BY position LIMIT 1");
  const opened = await openTopics({ shop, history }, people, rows[0].id);
  const posts = idsOf(opened.filter(({ outcome }) => outcome === "ok"));
  const run = { shop, history, random, posts, again: 0 };
  await Promise.all([
    ...people.map((writer, index) => write(run, { writer, index, replies })),
    ...Array.from({ length: readers }, () => read(run, looks)),
  ]);
  const { lost, strange, known } = await findLost(run);
  const miscounted = await findMiscounted(run);
  const failed = history.operations.filter(({ outcome }) => outcome !== "ok");
  const deadlocks = database.countDeadlocks();
  const figures = {
    writers,
    readers,
    replies: known,
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

const msOf = (history, op) => history.ofKind(op).map(({ ms }) => ms);
