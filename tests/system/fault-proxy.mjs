// A TCP proxy that can fail as networks do: slow, cut, silent, or deaf on one side.
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * How a connection fares. `reset`: cut, and whoever comes is cut too. `blackhole`: taken, but nothing is ever heard
 * again. `halfClose`: the far side has said its last word and still listens. `latency`: every piece comes `ms` later.
 * @typedef {{ kind: "pass" | "reset" | "blackhole" | "halfClose" } | { kind: "latency", ms: number }} Mode
 */

/** Carries what one side says to the other, as the mode of that moment lets it. */
async function carry(from, to, modeOf) {
  try {
    for await (const piece of from) {
      const mode = modeOf();
      if (mode.kind === "latency") await sleep(mode.ms);
      // What was swallowed is gone: the pair is cut when the hole closes.
      if (mode.kind === "blackhole") continue;
      if (!to.writable) return;
      if (!to.write(piece))
        await new Promise((resume) => to.once("drain", resume).once("close", resume));
    }
    to.end();
  } catch {
    to.destroy();
  }
}

/**
 * Starts a proxy to a port of this machine; it ends with the keeper's command.
 * @param {number} target
 */
export async function startFaultProxy(keeper, target) {
  /** @type {Mode} */
  let mode = { kind: "pass" };
  const pairs = new Set();

  function cut(pair) {
    for (const socket of pair) if (!socket.destroyed) socket.resetAndDestroy();
    pairs.delete(pair);
  }

  const cutAll = () => {
    for (const pair of [...pairs]) cut(pair);
  };

  const server = net.createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    client.on("error", () => {});
    if (mode.kind === "reset") return client.resetAndDestroy();
    const far = net.connect({
      host: "127.0.0.1",
      port: target,
      allowHalfOpen: true,
      noDelay: true,
    });
    const pair = [client, far];
    pairs.add(pair);
    far.on("error", () => cut(pair));
    for (const socket of pair) {
      socket.on("close", () => {
        if (client.destroyed || far.destroyed) cut(pair);
      });
    }
    const modeOf = () => mode;
    void carry(client, far, modeOf);
    void carry(far, client, modeOf);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  keeper.defer(() => {
    server.close();
    cutAll();
  });

  return {
    port: server.address().port,
    /** Switches for all connections, new and old. */
    set(/** @type {Mode} */ wanted) {
      const isCut =
        wanted.kind === "reset" || mode.kind === "blackhole" || mode.kind === "halfClose";
      mode = wanted;
      if (isCut) cutAll();
      if (mode.kind === "halfClose") for (const [client] of pairs) client.end();
    },
  };
}
