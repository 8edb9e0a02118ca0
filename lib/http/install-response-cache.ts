import "server-only";

import { type IncomingMessage, Server, type ServerResponse } from "node:http";

import { responseCache } from "@/lib/cache/response-cache.mjs";
import { compress } from "./compress";

type Emit = (this: Server, event: string, ...args: unknown[]) => boolean;

/**
 * Makes every HTTP server of this process respond from the cache before it calls Next (lib/cache/response-cache).
 * Overrides `Server.emit`, since `next start` has no other hook; a custom server would have to reimplement its startup
 * and shutdown.
 */
export function installResponseCache() {
  const emit = Server.prototype.emit as Emit;
  const meet: Emit = function (event, ...args) {
    if (event !== "request") return emit.call(this, event, ...args);
    const [request, response] = args as [IncomingMessage, ServerResponse];
    responseCache.answer(request, response, () =>
      compress(request, response, () => emit.call(this, event, ...args)),
    );
    return true;
  };
  Server.prototype.emit = meet as typeof Server.prototype.emit;
}
