import { describe, expect, it } from "vitest";

import { filesBelow, linesOf, readText } from "../../support/files";

function longerThan(limit: number, name: string) {
  return filesBelow("app")
    .filter((file) => file.endsWith(`/${name}`) && linesOf(file) > limit)
    .map((file) => `${file}: ${linesOf(file)} lines`);
}

describe("files of app", () => {
  it("have at most 60 lines as pages", () => {
    expect(longerThan(60, "page.tsx")).toEqual([]);
  });

  it("have at most 20 lines as route handlers", () => {
    expect(longerThan(20, "route.ts")).toEqual([]);
  });
});

describe("prisma/schema.prisma", () => {
  it("contains only Latin-1 characters, which need half the memory in each route's copy", () => {
    const characters = [...readText("prisma/schema.prisma")];
    expect(characters.filter((character) => character > "\u00ff")).toEqual([]);
  });
});
