import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { communityPath } from "@/lib/community/rules";
import { communityTabSchema } from "@/lib/community/schema";
import { excerpt, stripMarkdown } from "@/lib/core/markdown-plain-text";
import {
  firstCategoryOf,
  isEditable,
  limitsAt,
  postPath,
  replyPageOf,
  toForumIcon,
} from "@/lib/forum/rules";
import { forumSearchSchema, postSchema } from "@/lib/forum/schema";
import { cpuTimeOf } from "../support/cpu-time";
import { PROPERTY_CASES } from "../support/property-cases";

const NOW = new Date("2026-11-22T12:00:00.000Z");
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe("isEditable", () => {
  it.each([
    [0, true],
    [30 * 60_000 - 1, true],
    [30 * 60_000, false],
    [30 * 60_000 + 1, false],
  ])("is checked %d ms after writing: %s", (ms, isOpen) => {
    expect(isEditable(ago(ms), NOW)).toBe(isOpen);
    expect(isEditable(ago(ms).toISOString(), NOW)).toBe(isOpen);
  });
});

describe("limits of a new account", () => {
  it("are low on the first day and high from then on", () => {
    expect(limitsAt(0)).toEqual({ topics: 3, replies: 10 });
    expect(limitsAt(23.999)).toEqual({ topics: 3, replies: 10 });
    expect(limitsAt(24)).toEqual({ topics: 20, replies: 200 });
  });
});

describe("replyPageOf", () => {
  it("returns pages of fifty replies", () => {
    expect([0, 49, 50, 99, 100].map(replyPageOf)).toEqual([1, 1, 2, 2, 3]);
  });
});

describe("stripMarkdown", () => {
  it.each([
    ["**bold** and *italic* and __both__", "bold and italic and both"],
    ["# Title\n\n- one\n- two\n\n1. three", "Title one two three"],
    ["> quoted\n> twice", "quoted twice"],
    ["see [the shop](/shop) and ![a cup](https://example.com/cup.png)", "see the shop and a cup"],
    ["`code` and ```more```", "code and more"],
    ["```js\nalert(1)\n```", "alert(1)"],
    ["~~old~~ new", "old new"],
    ["one\n\n---\n\ntwo", "one two"],
    ["5 * 3 * 2 and snake_case_name", "5 * 3 * 2 and snake_case_name"],
    ["\\*not bold\\*", "*not bold*"],
    ["<b>shown</b> & as it is", "<b>shown</b> & as it is"],
    ["سؤال **مهم** عن القهوة", "سؤال مهم عن القهوة"],
    ["", ""],
  ])("removes the markup of %j", (markdown, plain) => {
    expect(stripMarkdown(markdown)).toBe(plain);
  });

  it("is fast for any input", () => {
    const signs = fc.constantFrom(
      "*",
      "_",
      "`",
      "[",
      "](",
      ")",
      "!",
      ">",
      "#",
      "a",
      " ",
      "\n",
      "\\",
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 2_000 }), (typed) => {
        return cpuTimeOf(() => excerpt(typed.join(""))) < 500;
      }),
      { numRuns: PROPERTY_CASES },
    );
    for (const sign of ["*", "_", "[", "`", "~~", "**a", "[a](", "_a "]) {
      const text = sign.repeat(10_000 / sign.length);
      expect(cpuTimeOf(() => stripMarkdown(text))).toBeLessThan(2_000);
    }
  });
});

describe("excerpt", () => {
  it("returns a short text unchanged and ends a long one after a word", () => {
    expect(excerpt("Short **words**.")).toBe("Short words.");
    const long = excerpt("injera ".repeat(100), 40);
    expect(long).toBe("injera injera injera injera injera…");
  });

  it("cuts between characters", () => {
    expect(excerpt("☕".repeat(50), 10)).toBe(`${"☕".repeat(10)}…`);
  });
});

describe("firstCategoryOf and toForumIcon", () => {
  it("translate a category while it has its original name", () => {
    expect(firstCategoryOf({ slug: "coffee", name: "Coffee & Tea" })).toBe("coffee");
    expect(firstCategoryOf({ slug: "coffee", name: "Coffee only" })).toBeNull();
    expect(firstCategoryOf({ slug: "gardening", name: "Gardening" })).toBeNull();
  });

  it("use a speech bubble for an unknown icon", () => {
    expect(toForumIcon("coffee")).toBe("coffee");
    expect(toForumIcon("constructor")).toBe("message-circle");
  });
});

describe("postSchema", () => {
  const post = { categoryId: 1, title: "A title", content: "Words" };

  it.each([
    { categoryId: undefined },
    { categoryId: "" },
    { categoryId: 0 },
    { categoryId: 1.5 },
    { categoryId: Number.NaN },
    { title: "" },
    { title: "   " },
    { content: " \n " },
    { content: undefined },
  ])("requires every field: %j", (broken) => {
    const checked = postSchema.safeParse({ ...post, ...broken });
    expect(checked.error?.issues[0]?.message).toBe("forumPostIncomplete");
  });

  it("returns trimmed known fields only", () => {
    expect(postSchema.parse({ ...post, title: " A title ", isPinned: true })).toEqual(post);
  });
});

describe("paths of the community", () => {
  it("omit empty parameters", () => {
    expect(communityPath("forum")).toBe("/community");
    expect(communityPath("forum", { q: "", category: undefined, page: 1 })).toBe("/community");
    expect(communityPath("forum", { category: 3, page: 2 })).toBe("/community?category=3&page=2");
    expect(communityPath("stories", { page: 2 })).toBe("/community?tab=stories&page=2");
    expect(postPath(7)).toBe("/community/post/7");
    expect(postPath(7, 12)).toBe("/community/post/7?reply=12#reply-12");
  });

  it("open the forum for invalid parameters", () => {
    expect(communityTabSchema.parse({ tab: "nonsense" })).toEqual({ tab: "forum" });
    expect(communityTabSchema.parse({ tab: ["stories", "forum"] })).toEqual({ tab: "forum" });
    expect(forumSearchSchema.parse({ q: ["a"], category: "x", page: "-1" })).toEqual({
      q: "",
      category: undefined,
      page: 1,
    });
  });
});
