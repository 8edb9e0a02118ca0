import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { isPublicAddress } from "@/lib/uploads/public-address";
import { fetchPublic } from "@/lib/uploads/public-fetch";

describe("isPublicAddress", () => {
  it.each([
    "127.0.0.1",
    "127.1.2.3",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "240.0.0.1",
    "198.18.0.1",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "fd12:3456::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2001:db8::1",
    "2002:7f00:1::",
    "localhost",
    "",
  ])("refuses %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(["93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946"])(
    "accepts %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe("fetchPublic", () => {
  let requests = 0;
  const server = http.createServer((_, response) => {
    requests++;
    response.end("secret");
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => void server.close());

  it("sends no request to this machine or its network, by name, number or spelling", async () => {
    const { port } = server.address() as AddressInfo;
    for (const host of [
      "localhost",
      "127.0.0.1",
      "2130706433",
      "0x7f.1",
      "[::1]",
      "[::ffff:7f00:1]",
      "169.254.169.254",
    ]) {
      for (const address of [`http://${host}:${port}/`, `http://${host}/`, `https://${host}/`]) {
        expect(await fetchPublic(address, 100)).toEqual({ failure: "refused", reason: "private" });
      }
    }
    for (const address of [
      "ftp://example.com/a",
      "https://u:p@example.com/a",
      "https://example.com:8443/a",
    ]) {
      expect(await fetchPublic(address, 100)).toEqual({ failure: "refused", reason: "private" });
    }
    expect(requests).toBe(0);
  });
});
