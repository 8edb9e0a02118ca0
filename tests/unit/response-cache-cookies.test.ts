import fc from "fast-check";
import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";

import { cacheKeyFor } from "@/lib/cache/response-cache.mjs";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { asked } from "@/tests/support/cached-responses";
import { PROPERTY_CASES } from "../support/property-cases";

/** What stands in cookie headers, well-formed and not. */
const SCRAPS = [
  ..."NEXT_LOCALE= en so om am ar ; = \" \t %6fm %61r , ' \\ a=b shaafi-lite=1".split(" "),
  " ",
  "  ",
  "; ",
  ";  ",
  "NEXT_LOCALE=",
  "NEXT_LOCALE=ar",
  "NEXT_LOCALE=am; ",
  "next-auth.session-token=x",
  "__prerender_bypass=x",
  "NEXT%5FLOCALE=ar",
  "next_locale=ar",
];

const header = fc.array(fc.constantFrom(...SCRAPS), { maxLength: 8 }).map((all) => all.join(""));

describe("keyOf", () => {
  it("gives a key only to cookie headers that the framework reads as no cookie or the language of the key", () => {
    fc.assert(
      fc.property(header, (cookie) => {
        const key = cacheKeyFor(asked("/shop", { cookie }));
        if (key === null) return;
        const { cookies } = new NextRequest("http://localhost/shop", { headers: { cookie } });
        expect(key).toBe(`${getLocaleFromCookies(cookies)} /shop`);
        expect(cookies.getAll().map(({ name }) => name)).toEqual(["NEXT_LOCALE"]);
      }),
      { numRuns: PROPERTY_CASES },
    );
  });

  it("gives one to each language as the framework writes it", () => {
    for (const locale of ["en", "so", "om", "am", "ar"]) {
      expect(cacheKeyFor(asked("/", { cookie: `NEXT_LOCALE=${locale}` }))).toBe(`${locale} /`);
    }
  });
});
