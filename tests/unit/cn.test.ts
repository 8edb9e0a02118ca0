import { describe, expect, it } from "vitest";
import { cn } from "@/lib/core/cn";

describe("cn", () => {
  it("uses the last of conflicting utilities, also under the same condition", () => {
    expect(cn("px-4 text-sm hover:bg-card", "px-2 text-d3 hover:bg-accent")).toBe(
      "px-2 text-d3 hover:bg-accent",
    );
  });

  it.each([
    "text-d2 text-muted-foreground",
    "text-md text-foreground",
    "rounded-t-lg rounded-b-[2px]",
    "size-4 w-full",
    "field-box field-area hit-44",
  ])("retains utilities that do not conflict: %s", (classes) => {
    const [first = "", ...others] = classes.split(" ");
    expect(cn(first, ...others)).toBe(classes);
  });

  it("omits classes whose condition is false", () => {
    expect(cn("grid", false, { "opacity-40": false, "p-4": true })).toBe("grid p-4");
  });
});
