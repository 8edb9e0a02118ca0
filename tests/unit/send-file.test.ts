import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { isTemporary, sendFile } from "@/components/uploads/send-file";
import { ApiError } from "@/lib/http/api-client";

const file = new File(["photo"], "stool.jpg", { type: "image/jpeg" });

type Sent = { url: string; body: FormData };

/** Replaces the browser's request; `statuses` are those of the next requests, 0 for a lost network. */
function fakeRequests(statuses: number[], responseText = "") {
  const sentRequests: Sent[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    statusText = "";
    responseText = responseText;
    private url = "";
    open(_method: string, url: string) {
      this.url = url;
    }
    abort() {
      this.onabort?.();
    }
    send(body: FormData) {
      sentRequests.push({ url: this.url, body });
      this.upload.onprogress?.({ loaded: 1_000 });
      this.status = statuses.shift() ?? 204;
      if (this.status === 0) this.onerror?.();
      else this.onload?.();
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  return sentRequests;
}

/** Replaces `fetch`; each answer is a status and a body. */
function fakeResponses(...responses: [number, object | string][]) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => {
    const [status, body] = responses.shift() ?? [500, ""];
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const upload = (shares: number[] = [], stop = new AbortController()) =>
  sendFile(file, {
    field: "images",
    onProgress: (share) => shares.push(share),
    signal: stop.signal,
  });

const FORM = {
  id: 7,
  method: "form",
  url: "https://bucket.example/",
  fields: { key: "incoming/a" },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("sendFile", () => {
  it("sends the file through the server if the server asks for it", async () => {
    fakeResponses([200, { method: "server" }]);
    const url = "https://shop.example/uploads/a.webp";
    const requests = fakeRequests([200], JSON.stringify({ imageUrls: [url], count: 1 }));
    const shares: number[] = [];

    expect(await upload(shares)).toBe(url);

    expect(requests.map((request) => request.url)).toEqual(["/api/upload/images"]);
    expect(requests[0]?.body.get("images")).toEqual(file);
    expect(shares).toEqual([1]);
  });

  it("sends the file to the store, its fields first, and then completes the upload", async () => {
    const fetched = fakeResponses([200, FORM], [200, { url: "https://shop.example/a" }]);
    const requests = fakeRequests([204]);

    expect(await upload()).toBe("https://shop.example/a");

    expect(requests[0]?.url).toBe(FORM.url);
    expect([...(requests[0]?.body.keys() ?? [])]).toEqual(["key", "file"]);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      "/api/upload/direct",
      "/api/upload/direct/7",
    ]);
  });

  it("repeats a completion that is busy, unavailable or lost", async () => {
    const fetched = fakeResponses([200, FORM], [409, "busy"], [503, "down"], [200, { url: "/a" }]);
    fakeRequests([204]);

    const url = upload();
    await vi.runAllTimersAsync();

    expect(await url).toBe("/a");
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it("reports the refusal of a completion at once", async () => {
    const fetched = fakeResponses([200, FORM], [415, "stool.jpg is not an image file."]);
    fakeRequests([204]);

    await expect(upload()).rejects.toMatchObject({ status: 415 });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("hides the text of a store that refuses, and completes nothing", async () => {
    const fetched = fakeResponses([200, FORM]);
    fakeRequests([403], "<Error><Code>AccessDenied</Code></Error>");

    await expect(upload()).rejects.toBeInstanceOf(TypeError);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("ends when it is cancelled", async () => {
    fakeResponses([200, FORM], [409, "busy"]);
    fakeRequests([204]);
    const stop = new AbortController();

    const lastUpload = expect(upload([], stop)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(500);
    stop.abort();
    await vi.runAllTimersAsync();

    await lastUpload;
  });
});

describe("isTemporary", () => {
  it.each([
    [new TypeError("The network is gone"), true],
    [new ApiError(503, "down"), true],
    [new ApiError(429, "too many"), true],
    [new ApiError(415, "no image"), false],
    [new ApiError(413, "too large"), false],
    [new ApiError(403, "no seller"), false],
  ])("is %s: %s", (error, expected) => {
    expect(isTemporary(error)).toBe(expected);
  });
});
