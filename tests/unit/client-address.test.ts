import { afterEach, describe, expect, it } from "vitest";

import { env } from "@/lib/core/env.mjs";
import {
  clientIp,
  isBehindHiddenProxy,
  PEER_HEADER,
  peerIp,
  toNetwork,
  trustPeerHeader,
  widenForNetwork,
} from "@/lib/core/network";

const { DEMO_MODE } = env;

const FORGED = {
  forwarded: "for=6.6.6.6",
  "x-real-ip": "6.6.6.6",
  "x-client-ip": "6.6.6.6",
  "cf-connecting-ip": "6.6.6.6",
  "true-client-ip": "6.6.6.6",
};

const addressBehind = (hops: number, chain: string) => {
  Object.assign(env, { TRUSTED_PROXY_HOPS: hops });
  return clientIp(new Headers({ ...FORGED, "x-forwarded-for": chain }));
};

afterEach(() => {
  Object.assign(env, { TRUSTED_PROXY_HOPS: 0 });
});

describe("the client's address for limits", () => {
  it("is the same for all clients without a trusted proxy, whatever they claim", () => {
    const claims = Array.from({ length: 20 }, (_, at) => addressBehind(0, `6.6.6.${at}`));
    expect(new Set(claims)).toEqual(new Set(["direct"]));
  });

  it("is the one that the trusted proxy saw, not one that the client wrote", () => {
    const claims = Array.from({ length: 20 }, (_, at) => addressBehind(1, `6.6.6.${at}, 10.0.0.7`));
    expect(new Set(claims)).toEqual(new Set(["10.0.0.7"]));
    expect(addressBehind(2, "6.6.6.6, 10.0.0.7, 10.0.0.1")).toBe("10.0.0.7");
  });

  it.each([
    ["203.0.113.7:50123", "203.0.113.7"],
    ["[2001:db8:1:2::9]:443", "2001:db8:1:2::9"],
    ["[2001:db8:1:2::9]", "2001:db8:1:2::9"],
    ["2001:db8:1:2::9", "2001:db8:1:2::9"],
  ])("excludes the port that a proxy wrote: %s", (forwarded, address) => {
    expect(addressBehind(1, `6.6.6.6, ${forwarded}`)).toBe(address);
  });

  it("is unknown if the chain is shorter than the number of trusted proxies", () => {
    expect(addressBehind(3, "6.6.6.6, 10.0.0.7")).toBe("direct");
  });
});

describe("the client's address without a trusted proxy", () => {
  it("is unknown if the custom server does not set the header, which a client may forge", () => {
    expect(clientIp(new Headers({ [PEER_HEADER]: "203.0.113.7" }))).toBe("direct");
  });

  it("is the remote end of the connection", () => {
    trustPeerHeader();
    const headers = new Headers({ [PEER_HEADER]: "203.0.113.7", "x-forwarded-for": "6.6.6.6" });
    expect(clientIp(headers)).toBe("203.0.113.7");
    expect(peerIp("127.0.0.1", undefined)).toBe("127.0.0.1");
    expect(peerIp("::ffff:192.0.2.1", undefined)).toBe("192.0.2.1");
  });

  it("is the connection's when a public client claims to be forwarded", () => {
    expect(peerIp("8.8.8.8", "6.6.6.6")).toBe("8.8.8.8");
  });

  it("is unknown behind an uncounted proxy, which is recorded and widens shared limits", () => {
    Object.assign(env, { DEMO_MODE: false });
    expect(isBehindHiddenProxy()).toBe(false);
    expect(peerIp("10.0.0.1", "6.6.6.6")).toBe("");
    expect(isBehindHiddenProxy()).toBe(true);
    expect(clientIp(new Headers({ [PEER_HEADER]: "" }))).toBe("direct");
    expect(widenForNetwork(20, "direct")).toBe(2_000);
    expect(widenForNetwork(20, "203.0.113.7")).toBe(20);
    Object.assign(env, { DEMO_MODE });
  });
});

describe("toNetwork", () => {
  it("returns the /64 of an IPv6 address and the whole IPv4 address, mapped or not", () => {
    expect(toNetwork("2001:db8:1:2:aaaa::1")).toBe(toNetwork("2001:db8:1:2:bbbb::2"));
    expect(toNetwork("2001:db8:1:2::1")).not.toBe(toNetwork("2001:db8:1:3::1"));
    expect(toNetwork("2001:DB8:0001:2::A")).toBe(toNetwork("2001:db8:1:2::b"));
    expect(toNetwork("fe80::1%eth0")).toBe(toNetwork("fe80::2%eth1"));
    expect(toNetwork("::ffff:203.0.113.7")).toBe("203.0.113.7");
    expect(toNetwork("203.0.113.7")).toBe("203.0.113.7");
  });
});
