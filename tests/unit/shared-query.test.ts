import { beforeEach, describe, expect, it, vi } from "vitest";

import { createLiveAnswer } from "@/components/layout/shared-query";

type Shown = { data: string | undefined; isPending: boolean };

const house = vi.hoisted(() => ({
  isBroken: false,
  watched: [] as { tell: (shown: unknown) => void; isOver: boolean }[],
}));

vi.mock("@/components/layout/query-client", () => ({
  watchQuery: (_path: string, { tell }: { tell: (shown: Shown) => void }) => {
    if (house.isBroken) throw new Error("not there");
    const one = { tell: tell as (shown: unknown) => void, isOver: false };
    house.watched.push(one);
    tell({ data: undefined, isPending: true });
    return () => {
      one.isOver = true;
    };
  },
}));

const createAnswer = () => createLiveAnswer<string>("/api/me", async () => "read");

beforeEach(() => {
  house.watched.length = 0;
  house.isBroken = false;
});

describe("a live answer", () => {
  it("is watched once, however many show it, and by nobody before", async () => {
    const answer = createAnswer();
    await vi.dynamicImportSettled();
    expect(house.watched).toHaveLength(0);

    const told = [vi.fn(), vi.fn()];
    for (const listener of told) answer.subscribe(listener);
    await vi.dynamicImportSettled();
    expect(house.watched).toHaveLength(1);

    house.watched[0]?.tell({ data: "Amina", isPending: false });
    expect(answer.get()).toEqual({ data: "Amina", isPending: false });
    for (const listener of told) expect(listener).toHaveBeenCalledOnce();
  });

  it("is forgotten with the last who shows it, and watched anew with the next", async () => {
    const answer = createAnswer();
    const leave = [answer.subscribe(() => {}), answer.subscribe(() => {})];
    await vi.dynamicImportSettled();
    house.watched[0]?.tell({ data: "Amina", isPending: false });

    leave[0]?.();
    expect(answer.get().data).toBe("Amina");
    leave[1]?.();
    expect(answer.get()).toEqual({ data: undefined, isPending: true });
    expect(house.watched[0]?.isOver).toBe(true);

    answer.subscribe(() => {});
    await vi.dynamicImportSettled();
    expect(house.watched).toHaveLength(2);
  });

  it("is not watched for who left before it could be", async () => {
    const answer = createAnswer();
    answer.subscribe(() => {})();
    await vi.dynamicImportSettled();
    expect(house.watched).toHaveLength(0);
  });

  it("waits for nothing where it cannot be watched", async () => {
    house.isBroken = true;
    const answer = createAnswer();
    answer.subscribe(() => {});
    await vi.dynamicImportSettled();
    expect(answer.get()).toEqual({ data: undefined, isPending: false });
  });
});
