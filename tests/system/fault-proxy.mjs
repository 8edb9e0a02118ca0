// A TCP proxy that simulates network faults: latency, resets, dropped traffic and half-closed connections.
import { once } from "node:events";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** @typedef {{ defer: (job: () => void) => unknown }} CleanupJobs */

/**
 * State of all connections. `reset`: existing and new ones are reset. `blackhole`: accepted, but all data is dropped.
 * `halfClose`: the far side has ended its stream and still reads. `latency`: each chunk is delayed by `ms`.
 * @typedef {{ kind: "pass" | "reset" | "blackhole" | "halfClose" } | { kind: "latency", ms: number }} Mode
 */

/**
 * Forwards the data of one side to the other, according to the current mode.
 * @param {net.Socket} from
 * @param {net.Socket} to
 * @param {() => Mode} modeOf
 */
async function forward(from, to, modeOf) {
  try {
    for await (const chunk of from) {
      const mode = modeOf();
      if (mode.kind === "latency") await sleep(mode.ms);
      // Dropped data is lost: the pair is reset when the mode ends.
      if (mode.kind === "blackhole") continue;
      if (!to.writable) return;
      if (!to.write(chunk))
        await new Promise((resolve) => to.once("drain", resolve).once("close", resolve));
    }
    to.end();
  } catch {
    to.destroy();
  }
}

/**
 * Starts a proxy to a local port; it ends with the command.
 * @param {CleanupJobs} keeper
 * @param {number} target
 */
export async function startFaultProxy(keeper, target) {
  /** @type {Mode} */
  let mode = { kind: "pass" };
  /** @type {Set<[client: net.Socket, far: net.Socket]>} */
  const pairs = new Set();

  /** @param {[client: net.Socket, far: net.Socket]} pair */
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
    /** @type {[client: net.Socket, far: net.Socket]} */
    const pair = [client, far];
    pairs.add(pair);
    far.on("error", () => cut(pair));
    for (const socket of pair) {
      socket.on("close", () => {
        if (client.destroyed || far.destroyed) cut(pair);
      });
    }
    const modeOf = () => mode;
    void forward(client, far, modeOf);
    void forward(far, client, modeOf);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  keeper.defer(() => {
    server.close();
    cutAll();
  });

  return {
    port: /** @type {net.AddressInfo} */ (server.address()).port,
    /**
     * Sets the mode of all connections, new and existing.
     * @param {Mode} newMode
     */
    set(newMode) {
      const isCut =
        newMode.kind === "reset" || mode.kind === "blackhole" || mode.kind === "halfClose";
      mode = newMode;
      if (isCut) cutAll();
      if (mode.kind === "halfClose") for (const [client] of pairs) client.end();
    },
  };
}
