import { beforeEach, describe, expect, it, vi } from "vitest";

import { recordViewed, removeUnavailable } from "@/lib/recently-viewed/store";

const KEY = "shaafi-recently-viewed";
const storage = new Map<string, string>();

const storedIds = (): number[] =>
  JSON.parse(storage.get(KEY) ?? "[]").map(({ id }: { id: number }) => id);

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  });
  storage.set(KEY, "[]");
  for (const id of [1, 2, 3]) {
    recordViewed({ id, title: `Product ${id}`, price: "12.50", imageUrl: "/a.svg" });
  }
});

describe("forgetUnavailable", () => {
  it("removes a deleted product from the browser's list", async () => {
    const findLive = vi.fn(async () => [1, 3]);
    await removeUnavailable(findLive);

    expect(findLive).toHaveBeenCalledWith([3, 2, 1]);
    expect(storedIds()).toEqual([3, 1]);
  });

  it("preserves the list when the server cannot be reached", async () => {
    await removeUnavailable(() => Promise.reject(new Error("offline")));

    expect(storedIds()).toEqual([3, 2, 1]);
  });

  it("preserves a product that is viewed during the request", async () => {
    await removeUnavailable(async () => {
      recordViewed({ id: 4, title: "Product 4", price: "1.00", imageUrl: "/a.svg" });
      return [3];
    });

    expect(storedIds()).toEqual([4, 3]);
  });
});
