import http from "node:http";
import type { AddressInfo } from "node:net";
import net from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { refusedStatusOf } from "@/lib/server/request-guard.mjs";

let server: http.Server;

/** Sends a raw request and returns the status of its response. */
function statusOf(request: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.end(request));
    let text = "";
    socket.on("data", (data) => {
      text += data;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(Number(text.split(" ")[1])));
  });
}

const headers = (...lines: string[]) => [...lines, "Connection: close", "", ""].join("\r\n");

describe("refusedStatusOf", () => {
  beforeAll(async () => {
    server = http.createServer((request, response) => {
      response.writeHead(refusedStatusOf(request) ?? 200).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each([
    ["GET / HTTP/1.1", ["Host: a.example"], 200],
    ["OPTIONS /api/products HTTP/1.1", ["Host: a.example"], 200],
    ["OPTIONS * HTTP/1.1", ["Host: a.example"], 400],
    ["GET http://b.example/ HTTP/1.1", ["Host: a.example"], 400],
    ["TRACE / HTTP/1.1", ["Host: a.example"], 405],
    ["GET / HTTP/1.1", ["Host: a.example", "Host: b.example"], 400],
  ])("answers %s with %j by %i", async (line, lines, status) => {
    expect(await statusOf(`${line}\r\n${headers(...lines)}`)).toBe(status);
  });
});
