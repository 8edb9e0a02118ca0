import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { CLIENT_NAMESPACES, pickMessages } from "@/lib/i18n/client-namespaces";
import { mergeMessages } from "@/lib/i18n/merge-messages";
import messages from "@/messages/en.json";
import { sourceFiles } from "../support/documents";

const findMessages = (path: string) =>
  path
    .split(".")
    .reduce<unknown>(
      (messageTree, key) => (messageTree as Record<string, unknown> | undefined)?.[key],
      messages,
    );

describe("pickMessages", () => {
  it("returns whole namespaces and parts of them", () => {
    const picked = pickMessages(messages, ["theme", "nav.home", "nav.shop"]);

    expect(picked).toEqual({ theme: messages.theme, nav: { home: "Home", shop: "Shop" } });
  });

  it("ignores unknown paths and never changes the messages", () => {
    const before = structuredClone(messages);

    expect(pickMessages(messages, ["nope", "nav.nope.deeper", "__proto__"])).toEqual({ nav: {} });
    expect(messages).toEqual(before);
  });

  it("finds every path of CLIENT_NAMESPACES", () => {
    for (const path of CLIENT_NAMESPACES) expect(findMessages(path), path).toBeDefined();
  });
});

/** Lists of paths that a page sends to its client components, by name or in place. */
const LISTS = [
  /const (?:\w*MESSAGES|NAMESPACES|CLIENT)(?:: [^=]+)? = \[([^\]]*)\]/g,
  /namespaces=\{\[([^\]]*)\]\}/g,
];

describe("PageMessages", () => {
  it("finds every path that a component names", () => {
    const paths = sourceFiles()
      .filter((file) => /^(?:app|components)\/.*\.tsx$/.test(file))
      .flatMap((file) => {
        const source = readFileSync(file, "utf8");
        if (!source.includes("<PageMessages")) return [];
        const lists = LISTS.flatMap((list) => [...source.matchAll(list)].map(([, items]) => items));
        return lists.flatMap((items) => items?.match(/(?<=")[^"]+(?=",?)/g) ?? []);
      })
      .filter((path) => /^[a-zA-Z]/.test(path));

    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => findMessages(path) === undefined)).toEqual([]);
  });
});

describe("mergeMessages", () => {
  const merge = mergeMessages as (known: object, more: object) => object;

  it("adds new messages at any depth and changes neither input", () => {
    const messages = { a: { b: "1" }, c: "2" };
    const more = { a: { d: "3" }, e: { f: "4" } };

    expect(merge(messages, more)).toEqual({ a: { b: "1", d: "3" }, c: "2", e: { f: "4" } });
    expect([messages, more]).toEqual([
      { a: { b: "1" }, c: "2" },
      { a: { d: "3" }, e: { f: "4" } },
    ]);
  });

  it("preserves a compiled message as an array if both have it", () => {
    const text = ["Wishlist: ", ["title"]];

    expect(
      merge({ wishlist: { toggle: text } }, { wishlist: { toggle: text, title: "T" } }),
    ).toEqual({ wishlist: { toggle: text, title: "T" } });
  });
});
