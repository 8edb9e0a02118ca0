// The subset of Redis that lib/cache/next/redis-store.mjs uses, for machines where Redis cannot be installed.
import { once } from "node:events";
import net from "node:net";

/** @import { CleanupJobs } from "./fault-proxy.mjs" */

/** @param {string} text */
const bulk = (text) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
/** @param {string[]} items */
const list = (items) => `*${items.length}\r\n${items.join("")}`;

/**
 * Parses a line, or returns null while it is incomplete.
 * @param {Buffer} bytes
 * @param {number} at
 */
function lineAt(bytes, at) {
  const end = bytes.indexOf("\r\n", at);
  return end < 0 ? null : { text: bytes.toString("latin1", at, end), next: end + 2 };
}

/**
 * Parses a command, or returns null while it is incomplete.
 * @param {Buffer} bytes
 * @param {number} at
 */
function commandAt(bytes, at) {
  const head = lineAt(bytes, at);
  if (!head) return null;
  /** @type {Buffer[]} */
  const strings = [];
  let { next } = head;
  for (let left = Number(head.text.slice(1)); left > 0; left -= 1) {
    const size = lineAt(bytes, next);
    if (!size) return null;
    const end = size.next + Number(size.text.slice(1));
    if (end + 2 > bytes.length) return null;
    strings.push(bytes.subarray(size.next, end));
    next = end + 2;
  }
  return { strings, next };
}

/**
 * Returns the complete commands of a buffer and the remaining bytes.
 * @param {Buffer} bytes
 */
function parse(bytes) {
  const commands = [];
  let at = 0;
  for (let command = commandAt(bytes, at); command; command = commandAt(bytes, at)) {
    commands.push(command.strings);
    at = command.next;
  }
  return { commands, rest: bytes.subarray(at) };
}

/** @returns {Record<string, (args: Buffer[]) => string | Buffer>} */
function createData() {
  /** @type {Map<string, Buffer>} */
  const entries = new Map();
  /** @type {Map<string, number>} */
  const changes = new Map();
  return {
    get([key]) {
      const value = entries.get(String(key));
      return value
        ? Buffer.concat([Buffer.from(`$${value.length}\r\n`), value, Buffer.from("\r\n")])
        : "$-1\r\n";
    },
    set([key, value = Buffer.alloc(0)]) {
      entries.set(String(key), Buffer.from(value));
      return "+OK\r\n";
    },
    eval([script, , , ...args]) {
      const now = Date.now();
      if (String(script).includes("ZADD")) {
        for (const tag of args) changes.set(String(tag), now);
        return `:${now}\r\n`;
      }
      const since = [...changes].filter(([, at]) => at >= Number(args[0]));
      return list([
        `:${now}\r\n`,
        list(since.flatMap(([tag, at]) => [bulk(tag), bulk(String(at))])),
      ]);
    },
  };
}

/**
 * @param {CleanupJobs} keeper
 * @returns {Promise<number>} its port; it ends with the command
 */
export async function startRedisStandIn(keeper) {
  const data = createData();
  /** @type {Set<net.Socket>} */
  const sockets = new Set();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    /** @type {Buffer} */
    let rest = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (chunk) => {
      const parsed = parse(Buffer.concat([rest, chunk]));
      ({ rest } = parsed);
      for (const [name, ...args] of parsed.commands) {
        socket.write(data[String(name).toLowerCase()]?.(args) ?? "+OK\r\n");
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  keeper.defer(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return /** @type {net.AddressInfo} */ (server.address()).port;
}
