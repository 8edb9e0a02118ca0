// A server that keeps its answers, and as much of Node's as that needs.
import { EventEmitter } from "node:events";
import zlib from "node:zlib";
import { expect, vi } from "vitest";

import { createResponseCache } from "@/lib/cache/response-cache.mjs";

export type Headers = Record<string, string>;

export const asked = (url = "/shop", headers: Headers = {}, method = "GET") => ({
  method,
  url,
  headers,
});

/** As much of Node's answer as is used. */
export class Answer extends EventEmitter {
  statusCode = 200;
  writableFinished = false;
  body: Buffer = Buffer.alloc(0);
  private headers = new Map<string, [string, unknown]>();

  setHeader(name: string, value: unknown) {
    this.headers.set(name.toLowerCase(), [name, value]);
  }
  getHeader = (name: string) => this.headers.get(name.toLowerCase())?.[1];
  getRawHeaderNames = () => [...this.headers.values()].map(([name]) => name);
  writeHead(status: number, headers: Headers) {
    this.statusCode = status;
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    return this;
  }
  end(body: Buffer | string = "") {
    this.body = Buffer.from(body);
    this.writableFinished = true;
    this.emit("close");
    return this;
  }
}

/** A server that keeps what `next` makes. */
export function createTestServer() {
  const time = { ms: 1_000 };
  // Packed at once: how long a thread takes over it hangs on the machine.
  const pack = async (body: string | Buffer) => zlib.gzipSync(body);
  const answers = createResponseCache({ clock: () => time.ms, pack });
  answers.trust(() => true);
  let made = 0;
  /** What Next does: reads its page, then sends it. */
  const next = (response: Answer, headers: Headers = {}) => {
    made += 1;
    answers.page(`<p>${made}</p>`, ["catalog"]);
    const said = { "Content-Type": "text/html", ETag: `"${made}"`, "x-nextjs-cache": "HIT" };
    response.writeHead(response.statusCode, { ...said, ...headers }).end(`<p>${made}</p>`);
  };
  async function get(request = asked(), answer = next) {
    const response = new Answer();
    answers.answer(request as never, response as never, () => answer(response));
    await vi.waitFor(() => expect(response.writableFinished).toBe(true));
    await new Promise((resolve) => setImmediate(resolve)); // it is packed and kept afterwards
    return response;
  }
  return { answers, get, next, time, made: () => made };
}

export const textOf = (response: Answer) => String(response.body);
