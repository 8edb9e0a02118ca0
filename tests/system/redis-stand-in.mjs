// As much of Redis as lib/cache/next/redis-store.mjs asks of it, for machines where none can be installed.
import net from "node:net";

const bulk = (text) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const list = (items) => `*${items.length}\r\n${items.join("")}`;

/** A line that begins there, or null while it has not all come. */
function lineAt(bytes, at) {
  const end = bytes.indexOf("\r\n", at);
  return end < 0 ? null : { text: bytes.toString("latin1", at, end), next: end + 2 };
}

/** The command that begins there, or null while it has not all come. */
function commandAt(bytes, at) {
  const head = lineAt(bytes, at);
  if (!head) return null;
  const parts = [];
  let { next } = head;
  for (let left = Number(head.text.slice(1)); left > 0; left -= 1) {
    const size = lineAt(bytes, next);
    if (!size) return null;
    const end = size.next + Number(size.text.slice(1));
    if (end + 2 > bytes.length) return null;
    parts.push(bytes.subarray(size.next, end));
    next = end + 2;
  }
  return { parts, next };
}

/** The commands in what has come so far, and the rest. */
function parse(bytes) {
  const commands = [];
  let at = 0;
  for (let one = commandAt(bytes, at); one; one = commandAt(bytes, at)) {
    commands.push(one.parts);
    at = one.next;
  }
  return { commands, rest: bytes.subarray(at) };
}

function createData() {
  const entries = new Map();
  const changes = new Map();
  return {
    get([key]) {
      const value = entries.get(String(key));
      return value
        ? Buffer.concat([Buffer.from(`$${value.length}\r\n`), value, Buffer.from("\r\n")])
        : "$-1\r\n";
    },
    set([key, value]) {
      entries.set(String(key), Buffer.from(value));
      return "+OK\r\n";
    },
    eval([script, , , ...given]) {
      const now = Date.now();
      if (String(script).includes("ZADD")) {
        for (const tag of given) changes.set(String(tag), now);
        return `:${now}\r\n`;
      }
      const since = [...changes].filter(([, at]) => at >= Number(given[0]));
      return list([
        `:${now}\r\n`,
        list(since.flatMap(([tag, at]) => [bulk(tag), bulk(String(at))])),
      ]);
    },
  };
}

/** @returns {Promise<number>} its port; it ends with the keeper's command */
export async function startRedisStandIn(keeper) {
  const data = createData();
  const sockets = new Set();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    let rest = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (piece) => {
      const parsed = parse(Buffer.concat([rest, piece]));
      ({ rest } = parsed);
      for (const [name, ...given] of parsed.commands) {
        socket.write(data[String(name).toLowerCase()]?.(given) ?? "+OK\r\n");
      }
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  keeper.defer(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return server.address().port;
}
