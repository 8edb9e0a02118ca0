/** Time that open requests have to finish, in ms. */
const GRACE_MS = 10_000;

/**
 * Ends the process on SIGTERM and SIGINT: accepts no further connections, finishes open requests within ten seconds.
 * @param {import("node:http").Server} server
 * @param {() => void} onClosed runs before the process ends
 */
export function closeOnSignal(server, onClosed) {
  let isClosing = false;

  function close() {
    if (isClosing) return;
    isClosing = true;
    const end = () => {
      onClosed();
      process.exit(0);
    };
    server.close(end);
    setTimeout(end, GRACE_MS).unref();
  }

  server.prependListener("request", (_request, response) => {
    if (isClosing) response.setHeader("connection", "close");
  });
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
}
