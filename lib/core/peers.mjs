// Messages between the web processes of one machine (docs/adr/0021-web-processes.md). Their primary process passes them
// on (peer-relay.mjs). A server with one process has no peers.
import cluster from "node:cluster";

import { processGlobal } from "./process-global.mjs";
import { withTimeout } from "./with-timeout.mjs";

/**
 * A process counts as cut off from its peers this long after the start of its last exchange with the primary, and the
 * primary waits as long for receipts: a process that has not received a message by then counts as cut off. Milliseconds.
 */
export const PEER_BOUND_MS = 2_000;

const EXCHANGE_EVERY_MS = PEER_BOUND_MS / 8;

/** Longer than the primary takes for a response, unless it hangs. Milliseconds. */
const MAX_WAIT_MS = 3 * PEER_BOUND_MS;

/** Topic to which the primary itself responds, after all earlier deliveries to the process. */
export const EXCHANGE = "exchange";

/**
 * @typedef {{ kind: "request" | "delivery", id: number, topic: string, payload?: unknown }} PeerRequest from a process
 *   to the primary, and from there to the others
 *
 * @typedef {{ kind: "receipt", id: number, value?: unknown }} PeerReceipt of a delivery
 *
 * @typedef {{ kind: "response", id: number, values: unknown[] }} PeerResponse from the primary, with the receipts' values
 *
 * @typedef {PeerRequest | PeerReceipt | PeerResponse} PeerMessage
 *
 * @typedef {object} PeerChannel to the primary, such as `process` of a worker
 * @property {boolean} connected
 * @property {(message: PeerMessage, callback: () => void) => unknown} send
 * @property {(event: "message", listener: (message: PeerMessage) => void) => unknown} on
 *
 * @typedef {ReturnType<typeof createPeers>} Peers
 */

/**
 * Creates the connection of a process to its peers.
 * @param {{ channel: PeerChannel | null, clock?: () => number }} options `channel`: null without peers; `clock`:
 *   monotonic, in ms
 */
export function createPeers({ channel, clock = () => performance.now() }) {
  /** @type {Map<string, (payload: never) => unknown>} */
  const handlers = new Map();
  /** @type {Map<number, (values: unknown[]) => void>} */
  const pending = new Map();
  let requests = 0;
  let exchangedAt = Number.NEGATIVE_INFINITY;

  /** @param {PeerMessage} message */
  const post = (message) => channel?.connected && channel.send(message, () => {});

  /** @param {PeerRequest} delivery */
  async function receive({ id, topic, payload }) {
    const value = await handlers.get(topic)?.(/** @type {never} */ (payload));
    post({ kind: "receipt", id, value });
  }

  channel?.on("message", (message) => {
    if (message.kind === "delivery") void receive(message);
    if (message.kind === "response") pending.get(message.id)?.(message.values);
  });

  /**
   * @param {string} topic
   * @param {unknown} [payload]
   * @throws {Error} when the primary does not respond in time
   */
  async function send(topic, payload) {
    requests += 1;
    const id = requests;
    /** @type {Promise<unknown[]>} */
    const response = new Promise((resolve) => pending.set(id, resolve));
    post({ kind: "request", id, topic, payload });
    try {
      return await withTimeout(response, MAX_WAIT_MS);
    } finally {
      pending.delete(id);
    }
  }

  let isExchanging = false;
  async function exchange() {
    if (isExchanging) return;
    isExchanging = true;
    const startedAt = clock();
    try {
      await send(EXCHANGE);
      exchangedAt = startedAt;
    } catch {
      // The primary hangs or has ended; this process is not current until it responds again.
    }
    isExchanging = false;
  }

  return {
    /**
     * Sends a message to all peers. Resolves with the values that their handlers returned, once each of them has
     * handled it or counts as cut off.
     * @param {string} topic
     * @param {unknown} [payload] serializable as JSON
     * @returns {Promise<unknown[]>}
     */
    request: (topic, payload) =>
      channel?.connected ? send(topic, payload).catch(() => []) : Promise.resolve([]),
    /**
     * Handles the messages of a topic, instead of an earlier handler.
     * @template Payload
     * @param {string} topic
     * @param {(payload: Payload) => unknown} handler
     */
    handle: (topic, handler) => void handlers.set(topic, handler),
    /** Whether this process has handled all messages to which their sender has a response. */
    isCurrent: () => !channel || (channel.connected && clock() - exchangedAt < PEER_BOUND_MS),
    /** Takes part from now on: resolves when this process receives all later messages. */
    async join() {
      if (!channel) return;
      await exchange();
      setInterval(exchange, EXCHANGE_EVERY_MS).unref();
    },
  };
}

/** @type {Peers} */
export const peers = processGlobal("peers", () =>
  createPeers({ channel: cluster.isWorker ? /** @type {PeerChannel} */ (process) : null }),
);
