import { describe, expect, it } from "vitest";

import { boundedMultipart, multipartBoundary } from "@/lib/http/multipart";

const BOUNDARY = "----WebKitFormBoundary7MA4YWxkTrZu0gW";
const LIMIT = 1024 * 1024;
const refusal = new Error("refused");

const field = (content: string, name = "image") =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n${content}\r\n`;
const formOf = (...fields: string[]) => `${fields.join("")}--${BOUNDARY}--\r\n`;

/** Returns the result of parsing a form that arrives in chunks of `size` bytes. */
async function pass(form: string, size = 7) {
  const bytes = Buffer.from(form);
  let at = 0;
  const source = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + size));
      at += size;
    },
  });
  return new Response(source.pipeThrough(boundedMultipart(BOUNDARY, LIMIT, refusal))).text();
}

describe("boundedMultipart", () => {
  it.each([1, 7, 64, 4_096])(
    "passes a form of five files through, in chunks of %d bytes",
    async (size) => {
      const form = formOf(...Array.from({ length: 5 }, (_, n) => field(`--${n}\r\n\r\n--`)));
      expect(await pass(form, size)).toBe(form);
    },
  );

  it.each([
    ["many parts", formOf(...Array.from({ length: 200 }, () => field("")))],
    ["long headers", formOf(field("a", "n".repeat(5_000)))],
    ["headers without an end", `--${BOUNDARY}\r\n${"a: b\r\n".repeat(2_000)}`],
    ["more bytes than the limit", formOf(field("a".repeat(LIMIT)))],
  ])("refuses %s in chunks of any size", async (_, form) => {
    for (const size of [61, 65_536]) await expect(pass(form, size)).rejects.toBe(refusal);
  });
});

describe("multipartBoundary", () => {
  it.each([
    [`multipart/form-data; boundary=${BOUNDARY}`, BOUNDARY],
    [`multipart/form-data; charset=utf-8; boundary="a b"`, "a b"],
    ["multipart/form-data", null],
    ["multipart/form-data; boundary=", null],
    ["", null],
  ])("parses %j", (type, boundary) => {
    expect(multipartBoundary(type)).toBe(boundary);
  });
});
