import "server-only";

import { type IncomingMessage, Server, type ServerResponse } from "node:http";

import { responseCache } from "@/lib/cache/response-cache.mjs";
import { compress } from "./compress";

type Emit = (this: Server, event: string, ...args: unknown[]) => boolean;

/**
 * Has every server of this process give what is kept before it asks Next (lib/cache/response-cache). The event is where
 * `next start` can be met; a server of our own would have to do what it does at start and end.
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
