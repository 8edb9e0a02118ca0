import { describe, expect, it } from "vitest";

import { readText } from "../../support/files";
import { lint } from "../../support/lint";
import { recipeOf, typeErrorsOf } from "../../support/recipes";

const recipe = recipeOf(readText("CONTRIBUTING.md"));
const sources = Object.fromEntries(Object.entries(recipe).filter(([file]) => /\.tsx?$/.test(file)));

/** Number of lines of a file that a rule limits, as CONTRIBUTING.md states them. */
const MAX_LINES: [pattern: RegExp, limit: number][] = [
  [/page\.tsx$/, 60],
  [/route\.ts$/, 20],
];

describe("the recipes of CONTRIBUTING.md", () => {
  it("write a message, a call with its test, an action and a page", () => {
    expect(Object.keys(recipe)).toEqual([
      "messages/en.json",
      "lib/my-reviews/schema.ts",
      "lib/my-reviews/queries.ts",
      "lib/my-reviews/service.ts",
      "app/api/my-reviews/route.ts",
      "lib/api-contract/my-reviews.ts",
      "tests/integration/my-reviews.test.ts",
      "lib/my-reviews/actions.ts",
      "app/[locale]/(account)/my-reviews/page.tsx",
    ]);
  });

  it("have no type error beside the real files", () => {
    expect(typeErrorsOf(recipe)).toEqual([]);
  });

  it("follow the linter, and so the import rules of the layers", () => {
    expect(lint(sources)).toEqual([]);
  });

  it("stay within the limits of pages and route handlers", () => {
    const long = Object.entries(sources).filter(([file, code]) =>
      MAX_LINES.some(
        ([pattern, limit]) => pattern.test(file) && code.trimEnd().split("\n").length > limit,
      ),
    );
    expect(long).toEqual([]);
  });
});

describe("the functions of the checks", () => {
  it("recipeOf returns the blocks that name a file, without the indentation of a list", () => {
    const text = "1. A\n\n   ```ts\n   // lib/a.ts\n   f(\n     1);\n   ```\n\n```ts\nelse\n```\n";
    expect(recipeOf(text)).toEqual({ "lib/a.ts": "f(\n  1);\n" });
  });

  it("typeErrorsOf reports an import that the repository does not have, and a wrong message", () => {
    const errors = typeErrorsOf({
      "lib/my-reviews/queries.ts": 'import { read } from "@/lib/http/route";\nread();\n',
      "lib/my-reviews/service.ts":
        'import { DomainError } from "@/lib/core/errors";\nthrow new DomainError("conflict", "no");\n',
    });
    expect(errors.join()).toContain("has no exported member 'read'");
    expect(errors.join()).toContain("'\"no\"' is not assignable");
  });
});
