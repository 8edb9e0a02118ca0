/** Time that open requests have to finish, in ms; the process has ended ten seconds after the signal. */
const GRACE_MS = 9_000;

/** Time in which each connection gets to know that it closes after its next response, in ms. */
const DRAIN_MS = 2_000;

/** Message by which the primary of several web processes drains one of them. */
export const DRAIN = "drain";

/**
 * Ends the process on SIGTERM and SIGINT: accepts no further connections, closes those without a request, and finishes
 * open requests within the time limit. The rest is cut off.
 *
 * DRAIN, for a process whose successor listens already, breaks no connection on which a client may just send a request:
 * each is closed after its next response, and new ones are accepted meanwhile.
 * @param {import("node:http").Server} server
 * @param {{ onClosed: () => Promise<void> | void, graceMs?: number }} options `onClosed` runs before the process ends
 */
export function closeOnSignal(server, { onClosed, graceMs = GRACE_MS }) {
  let isClosing = false;
  let isLast = false;
  /** @type {Set<import("node:stream").Duplex>} */
  const unused = new Set();

  async function end() {
    clearTimeout(timer);
    try {
      await onClosed();
    } finally {
      process.exit(0);
    }
  }

  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  function stopListening() {
    if (isClosing) return;
    isClosing = true;
    isLast = true;
    server.close(end);
    timer = setTimeout(end, graceMs);
  }

  function close() {
    stopListening();
    // Node leaves a new connection open until its first request, which may never come.
    for (const socket of unused) socket.destroy();
  }

  function drain() {
    isLast = true;
    setTimeout(stopListening, DRAIN_MS);
  }

  server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    unused.delete(socket);
    if (isLast) response.setHeader("connection", "close");
  });
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
  process.on("message", (message) => message === DRAIN && drain());
}
