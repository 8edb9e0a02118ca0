/** Time that open requests have to finish, in ms; the process has ended ten seconds after the signal. */
const GRACE_MS = 9_000;

/**
 * Ends the process on SIGTERM and SIGINT: accepts no further connections, closes those without a request, and finishes
 * open requests within the time limit. The rest is cut off.
 * @param {import("node:http").Server} server
 * @param {{ onClosed: () => Promise<void> | void, graceMs?: number }} options `onClosed` runs before the process ends
 */
export function closeOnSignal(server, { onClosed, graceMs = GRACE_MS }) {
  let isClosing = false;
  /** @type {Set<import("node:stream").Duplex>} */
  const connections = new Set();

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
  function close() {
    if (isClosing) return;
    isClosing = true;
    server.close(end);
    // Node leaves a new connection open until its first request, which may never come.
    for (const socket of connections) socket.destroy();
    timer = setTimeout(end, graceMs);
  }

  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    connections.delete(socket);
    if (isClosing) response.setHeader("connection", "close");
  });
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
}
