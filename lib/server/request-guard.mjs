/** Methods that no page and no call has; Node.js would pass them on. */
const REFUSED_METHODS = new Set(["TRACE", "TRACK", "CONNECT"]);

/**
 * Returns the status of a request that is refused before it is routed, or null. The target has to be a path, and there
 * is one Host, so that no proxy and no cache can read another address than we do.
 * @param {import("node:http").IncomingMessage} request
 */
export function refusedStatusOf({ method = "", url = "", rawHeaders }) {
  if (REFUSED_METHODS.has(method)) return 405;
  if (!url.startsWith("/")) return 400;
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === "host",
  );
  return hosts.length > 1 ? 400 : null;
}
