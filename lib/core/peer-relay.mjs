// The primary's side of the messages between web processes (peers.mjs).
import { EXCHANGE, PEER_BOUND_MS } from "./peers.mjs";

/**
 * @import { PeerMessage, PeerRequest } from "./peers.mjs"
 *
 * @typedef {object} Member a web process that takes part, such as a worker of node:cluster
 * @property {() => boolean} isConnected
 * @property {(message: PeerMessage, callback: () => void) => unknown} send
 *
 * @typedef {{ waiting: Set<Member>, values: unknown[], end: () => void }} Delivery
 */

/**
 * @param {Member} member
 * @param {PeerMessage} message
 */
const post = (member, message) => member.isConnected() && member.send(message, () => {});

/**
 * Creates the relay of a primary process.
 * @param {{ boundMs?: number }} [options] `boundMs`: maximum wait for the receipts of a message
 */
export function createPeerRelay({ boundMs = PEER_BOUND_MS } = {}) {
  /** @type {Set<Member>} */
  const members = new Set();
  /** @type {Map<number, Delivery>} */
  const deliveries = new Map();
  let deliveryCount = 0;

  /**
   * @param {Member} sender
   * @param {PeerRequest} request
   */
  function deliver(sender, { id, topic, payload }) {
    const recipients = [...members].filter((member) => member !== sender && member.isConnected());
    deliveryCount += 1;
    const deliveryId = deliveryCount;
    /** @type {unknown[]} */
    const values = [];
    const end = () => {
      clearTimeout(timer);
      deliveries.delete(deliveryId);
      post(sender, { kind: "response", id, values });
    };
    const timer = setTimeout(end, boundMs);
    deliveries.set(deliveryId, { waiting: new Set(recipients), values, end });
    for (const member of recipients)
      post(member, { kind: "delivery", id: deliveryId, topic, payload });
    if (recipients.length === 0) end();
  }

  /**
   * @param {Delivery | undefined} delivery
   * @param {Member} member
   */
  function complete(delivery, member) {
    if (delivery?.waiting.delete(member) && delivery.waiting.size === 0) delivery.end();
  }

  return {
    /**
     * Handles a message of a process. Its first one makes the process a member.
     * @param {Member} member
     * @param {PeerMessage} message
     */
    handle(member, message) {
      if (message.kind === "receipt") {
        const delivery = deliveries.get(message.id);
        if (delivery?.waiting.has(member)) delivery.values.push(message.value);
        complete(delivery, member);
      }
      if (message.kind !== "request") return;
      members.add(member);
      if (message.topic !== EXCHANGE) deliver(member, message);
      else post(member, { kind: "response", id: message.id, values: [] });
    },
    /**
     * Removes a process that has ended.
     * @param {Member} member
     */
    remove(member) {
      members.delete(member);
      for (const delivery of [...deliveries.values()]) complete(delivery, member);
    },
  };
}
