import { describe, expect, it } from "vitest";

import { formatMobile } from "@/lib/payouts/rules";
import { mobileSchema } from "@/lib/payouts/schema";

const parse = (network: string, phoneNumber: string) =>
  mobileSchema.safeParse({ network, phoneNumber, holderName: "Hodan Warsame" });

describe("mobile money numbers", () => {
  it.each([
    ["ZAAD", "+252 63 4400123", "+252634400123"],
    ["EVC Plus", "+252 (61) 555-0101", "+252615550101"],
    ["EVC Plus", "\u2066+252 61 5550101\u2069", "+252615550101"],
    ["Sahal", "+252907123456", "+252907123456"],
    ["Telebirr", "+251 911 234 567", "+251911234567"],
    ["M-Pesa", "+254 712 345678", "+254712345678"],
  ])("are accepted for %s as %j and stored in one format", (network, typed, normalized) => {
    expect(parse(network, typed).data?.phoneNumber).toBe(normalized);
  });

  it.each([
    ["EVC Plus", "0634400123"],
    ["EVC Plus", "+252634400123"],
    ["ZAAD", "252634400123"],
    ["ZAAD", "+25263440012"],
    ["Telebirr", "+252634400123"],
    ["M-Pesa", "+1 612 555 0142"],
  ])("are refused for %s as %j", (network, typed) => {
    expect(parse(network, typed).error?.issues[0]?.path).toEqual(["phoneNumber"]);
  });

  it("are shown in groups, or unchanged if stored in another format", () => {
    expect(formatMobile("+252634400123")).toBe("+252 63 440 0123");
    expect(formatMobile("0634400123")).toBe("0634400123");
  });
});
