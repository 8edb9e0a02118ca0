import { describe, expect, it } from "vitest";

import { readIdentity } from "@/lib/provider-sign-in/identity";

const CLAIMS = { email: "Hodan@Example.com ", email_verified: true, name: " Hodan Ali " };

describe("readIdentity", () => {
  it("returns the claims of a provider with the address in lower case", () => {
    expect(readIdentity("google", "117", CLAIMS)).toEqual({
      provider: "google",
      subject: "117",
      email: "hodan@example.com",
      isEmailVerified: true,
      name: "Hodan Ali",
    });
  });

  it("accepts the verified address of Apple, which is a text", () => {
    const claims = { email: "hodan@example.com", email_verified: "true" };
    expect(readIdentity("apple", "001.a", claims)).toMatchObject({
      isEmailVerified: true,
      name: null,
    });
  });

  it.each([undefined, null, "yes", "false", 1, {}])(
    "takes the address as unverified if the provider says %j",
    (email_verified) => {
      expect(readIdentity("google", "1", { ...CLAIMS, email_verified })?.isEmailVerified).toBe(
        false,
      );
    },
  );

  it("takes every address of Facebook as unverified", () => {
    expect(readIdentity("facebook", "1", CLAIMS)?.isEmailVerified).toBe(false);
  });

  it.each([undefined, null, 7, "", "no address", `${"a".repeat(200)}@example.com`])(
    "has no address if the provider names %j",
    (email) => {
      expect(readIdentity("google", "1", { ...CLAIMS, email })?.email).toBeNull();
    },
  );

  it("returns null without a usable id", () => {
    expect(readIdentity("google", "", CLAIMS)).toBeNull();
    expect(readIdentity("google", "1".repeat(256), CLAIMS)).toBeNull();
    expect(readIdentity("google", "1", null)?.email).toBeNull();
  });
});
