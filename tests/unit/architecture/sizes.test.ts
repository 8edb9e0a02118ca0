import { describe, expect, it } from "vitest";

import { filesBelow, linesOf, readText } from "../../support/files";

function longerThan(limit: number, name: string) {
  return filesBelow("app")
    .filter((file) => file.endsWith(`/${name}`) && linesOf(file) > limit)
    .map((file) => `${file}: ${linesOf(file)} lines`);
}

describe("app", () => {
  it("has pages of at most 60 lines: a page is a table of contents", () => {
    expect(longerThan(60, "page.tsx")).toEqual([]);
  });

  it("has route handlers of at most 20 lines: the service does the work", () => {
    expect(longerThan(20, "route.ts")).toEqual([]);
  });
});

describe("the database's schema", () => {
  it("has no letter beyond Latin-1: with one, each route's copy of it takes two bytes a letter", () => {
    const letters = [...readText("prisma/schema.prisma")];
    expect(letters.filter((letter) => letter > "\u00ff")).toEqual([]);
  });
});
