import { describe, expect, it } from "vitest";

import { deniedStatus } from "@/lib/http/route-policy.mjs";

const PERSONAL_PAGES = ["/cart", "/checkout", "/orders", "/profile"];

describe("deniedStatus", () => {
  it.each(PERSONAL_PAGES)("returns 401 on %s for an anonymous visitor", (path) => {
    expect(deniedStatus(path, null)).toBe(401);
  });

  it.each(
    PERSONAL_PAGES.flatMap((path) => ["buyer", "seller", "admin"].map((role) => [path, role])),
  )("returns null on %s for a %s", (path, role) => {
    expect(deniedStatus(path ?? "", role ?? "")).toBeNull();
  });

  it.each(PERSONAL_PAGES)("returns 403 on %s for an unknown role", (path) => {
    expect(deniedStatus(path, "owner")).toBe(403);
  });

  it.each(["/", "/login", "/register", "/shop", "/product/1", "/carts"])(
    "returns null on %s for an anonymous visitor",
    (path) => {
      expect(deniedStatus(path, null)).toBeNull();
    },
  );

  describe.each([
    "/add-product",
    "/custom-storefront",
    "/dashboard",
    "/monthly-reports",
    "/payout-settings",
    "/seller-tools",
  ])("deniedStatus on %s", (path) => {
    it.each([
      [null, 401],
      ["buyer", 403],
      ["admin", 403],
      ["seller", null],
    ])("returns for the role %s the status %s", (role, status) => {
      expect(deniedStatus(path, role)).toBe(status);
    });
  });
});
