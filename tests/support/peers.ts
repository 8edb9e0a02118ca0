// Web processes of one server in one process: their channels to a primary can be frozen.
import { createPeerRelay } from "@/lib/core/peer-relay.mjs";
import { createPeers, type PeerMessage } from "@/lib/core/peers.mjs";

/** A process without peers. */
export const ALONE = createPeers({ channel: null });

/** Starts web processes that have joined. A frozen one receives its messages after `thaw`. */
export async function startPeers(count: number, clock: () => number, boundMs?: number) {
  const relay = createPeerRelay(boundMs === undefined ? {} : { boundMs });
  const processes = Array.from({ length: count }, () => {
    const listeners: ((message: PeerMessage) => void)[] = [];
    let backlog: PeerMessage[] | null = null;
    const receive = (message: PeerMessage) => {
      if (backlog) backlog.push(message);
      else for (const listener of listeners) listener(message);
    };
    const member = {
      isConnected: () => channel.connected,
      send: (message: PeerMessage) => queueMicrotask(() => receive(message)),
    };
    const channel = {
      connected: true,
      send: (message: PeerMessage) => queueMicrotask(() => relay.handle(member, message)),
      on: (_event: "message", listener: (message: PeerMessage) => void) => listeners.push(listener),
    };
    return {
      peers: createPeers({ channel, clock }),
      freeze: () => {
        backlog = [];
      },
      thaw: () => {
        const messages = backlog ?? [];
        backlog = null;
        messages.forEach(receive);
      },
      end: () => {
        channel.connected = false;
        relay.remove(member);
      },
    };
  });
  for (const { peers } of processes) await peers.join();
  return processes;
}
