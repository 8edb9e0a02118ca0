// The production server: Next's request handler and what is around it. `npm start` and `npm run up` run it
// (docs/adr/0012-response-cache.md). Without it, with `next start` or on Vercel, there is no response cache, no access
// log and no 503 page.
import http from "node:http";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import next from "next";

import { invalidations } from "../lib/cache/invalidations.mjs";
import { createResponseCache } from "../lib/cache/response/cache.mjs";
import { env } from "../lib/core/env.mjs";
import { peers } from "../lib/core/peers.mjs";
import { isPagePath } from "../lib/http/route-policy.mjs";
import { compress } from "../lib/server/compress.mjs";
import { serverHooks } from "../lib/server/hooks.mjs";
import { openOrigin } from "../lib/server/origin.mjs";
import { createPageServer } from "../lib/server/pages.mjs";
import { createRenderedPages } from "../lib/server/rendered-pages.mjs";
import { refusedStatusOf } from "../lib/server/request-guard.mjs";
import { closeOnSignal } from "../lib/server/shutdown.mjs";

/** Longer than the idle timeout of usual load balancers, which would otherwise send requests to closed connections. */
const KEEP_ALIVE_MS = 70_000;

/** Files that are rendered from the database like pages. */
const RENDERED_FILES = ["/sitemap.xml", "/blog/feed.xml"];

const { values } = parseArgs({ options: { port: { type: "string", short: "p" } } });
const port = Number(values.port ?? process.env.PORT ?? 3000);

await peers.join();
// Without the primary, invalidations of the other processes are lost.
process.once("disconnect", () => process.exit(1));

const app = next({ dir: fileURLToPath(new URL("..", import.meta.url)), port });
await app.prepare();
const handle = app.getRequestHandler();
const hooks = serverHooks();

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
const handleInContext = (request, response) =>
  hooks.runInContext
    ? hooks.runInContext(request, () => handle(request, response))
    : handle(request, response);
const origin = await openOrigin(handleInContext);
// Next completes instrumentation.ts, which sets the hooks, before it handles its first request.
await origin.fetchPage("/api/health", { host: new URL(env.APP_URL).host });

const cache = env.PAGE_CACHE === "on" ? createResponseCache({ invalidations }) : null;
const servePage = createPageServer({
  origin,
  cache,
  rendered: createRenderedPages(invalidations),
  handle: handleInContext,
});

/**
 * Serves pages through the response cache and everything else by Next directly.
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
function serve(request, response) {
  const refusedStatus = refusedStatusOf(request);
  if (refusedStatus) return response.writeHead(refusedStatus, { connection: "close" }).end();
  const [path = ""] = (request.url ?? "").split("?", 1);
  if (isPagePath(path) || RENDERED_FILES.includes(path)) return servePage(request, response, path);
  return compress(request, response, () => handleInContext(request, response));
}

/**
 * @param {http.ServerResponse} response
 * @param {unknown} error
 */
function fail(response, error) {
  if (response.destroyed) return; // the client is gone
  console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}

const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (request, response) => {
  const start = performance.now();
  response.once("finish", () => {
    hooks.observeResponse(request, response, (performance.now() - start) / 1_000);
  });
  try {
    hooks.prepareRequest(request, response);
    await serve(request, response);
  } catch (error) {
    fail(response, error);
  }
});

async function finish() {
  origin.close();
  await hooks.flushTraces?.();
}

closeOnSignal(server, { onClosed: finish });
server.listen(port, () => console.info(`Listening on port ${port}`));
