import { afterEach, describe, expect, it } from "vitest";

import { env } from "@/lib/core/env.mjs";
import { addressOf } from "@/lib/core/rate-limit";

const FORGED = {
  forwarded: "for=6.6.6.6",
  "x-real-ip": "6.6.6.6",
  "x-client-ip": "6.6.6.6",
  "cf-connecting-ip": "6.6.6.6",
  "true-client-ip": "6.6.6.6",
};

const addressBehind = (hops: number, chain: string) => {
  Object.assign(env, { TRUSTED_PROXY_HOPS: hops });
  return addressOf(new Headers({ ...FORGED, "x-forwarded-for": chain }));
};

afterEach(() => {
  Object.assign(env, { TRUSTED_PROXY_HOPS: 0 });
});

describe("the client's address, which limits count by", () => {
  it("is the same for everybody where no proxy is trusted, whatever they claim", () => {
    const claims = Array.from({ length: 20 }, (_, at) => addressBehind(0, `6.6.6.${at}`));
    expect(new Set(claims)).toEqual(new Set(["direct"]));
  });

  it("is what the trusted proxy saw, not what the client wrote before it", () => {
    const claims = Array.from({ length: 20 }, (_, at) => addressBehind(1, `6.6.6.${at}, 10.0.0.7`));
    expect(new Set(claims)).toEqual(new Set(["10.0.0.7"]));
    expect(addressBehind(2, "6.6.6.6, 10.0.0.7, 10.0.0.1")).toBe("10.0.0.7");
  });

  it("is nobody's where the chain is shorter than the proxies that are trusted", () => {
    expect(addressBehind(3, "6.6.6.6, 10.0.0.7")).toBe("direct");
  });
});
