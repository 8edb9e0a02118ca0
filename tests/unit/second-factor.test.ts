import { Secret, TOTP } from "otpauth";
import { afterEach, describe, expect, it } from "vitest";

import { createRecoveryCodes, hashRecoveryCode } from "@/lib/accounts/second-factor/recovery-codes";
import { inGroups, isAppCode, normalizeCode } from "@/lib/accounts/second-factor/rules";
import { passkeySignInSchema } from "@/lib/accounts/second-factor/schema";
import { openSecret, sealSecret } from "@/lib/accounts/second-factor/secret-box";
import { createSecret, findTimeStep, toUri } from "@/lib/accounts/second-factor/totp";
import { env } from "@/lib/core/env.mjs";

const STEP_MS = 30_000;
const NOW = new Date("2027-03-01T12:00:10Z");
const stepOf = (at: Date) => Math.floor(at.getTime() / STEP_MS);
const later = (ms: number) => new Date(NOW.getTime() + ms);
const codeAt = (secret: string, at: Date) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });

describe("findTimeStep", () => {
  const secret = createSecret();

  it("returns the same codes as the test vectors of RFC 6238", () => {
    const { base32 } = Secret.fromUTF8("12345678901234567890");
    // The vectors have eight digits; six-digit codes are their last six.
    expect(findTimeStep(base32, "287082", new Date(59_000))).toBe(1);
    expect(findTimeStep(base32, "081804", new Date(1_111_111_109_000))).toBe(37_037_036);
    expect(findTimeStep(base32, "353130", new Date(20_000_000_000_000))).toBe(666_666_666);
  });

  it.each([
    ["the current code", 0, 0],
    ["the code of the step before, for a slow clock", -STEP_MS, -1],
    ["the code of the next step, for a fast clock", STEP_MS, 1],
  ])("accepts %s", (_, offset, step) => {
    expect(findTimeStep(secret, codeAt(secret, later(offset)), NOW)).toBe(stepOf(NOW) + step);
  });

  it.each([-2, 2, 20])("refuses the code of a step that is %d steps away", (steps) => {
    expect(findTimeStep(secret, codeAt(secret, later(steps * STEP_MS)), NOW)).toBeNull();
  });

  it("accepts a code until the end of the step after its own", () => {
    const code = codeAt(secret, NOW);
    // NOW is ten seconds into its step.
    expect(findTimeStep(secret, code, later(49_999))).toBe(stepOf(NOW));
    expect(findTimeStep(secret, code, later(50_000))).toBeNull();
  });

  it.each(["", "12345", "1234567", "abcdef", "１２３４５６"])("refuses the text %j", (text) => {
    expect(findTimeStep(secret, text, NOW)).toBeNull();
  });
});

describe("toUri", () => {
  it("names the shop and the account", () => {
    const uri = new URL(toUri("JBSWY3DPEHPK3PXP", "hodan@example.com"));
    expect(uri.protocol).toBe("otpauth:");
    expect(decodeURIComponent(uri.pathname)).toContain("Shaafi Marketplace:hodan@example.com");
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: "Shaafi Marketplace",
      secret: "JBSWY3DPEHPK3PXP",
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
  });
});

describe("the stored secret", () => {
  const { NEXTAUTH_SECRET } = env;
  afterEach(() => {
    Object.assign(env, { NEXTAUTH_SECRET });
  });

  it("differs each time and opens for its account only", () => {
    const secret = createSecret();
    const [first, second] = [sealSecret(7, secret), sealSecret(7, secret)];
    expect(first).not.toBe(second);
    expect(first).not.toContain(secret);
    expect(openSecret(7, first)).toBe(secret);
    expect(openSecret(8, first)).toBeNull();
  });

  it("does not open after a change of one bit or with another key", () => {
    const sealed = sealSecret(7, createSecret());
    const bytes = Buffer.from(sealed, "base64url");
    bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
    expect(openSecret(7, bytes.toString("base64url"))).toBeNull();
    expect(openSecret(7, "")).toBeNull();
    Object.assign(env, { NEXTAUTH_SECRET: "another secret of 32 or more characters" });
    expect(openSecret(7, sealed)).toBeNull();
  });
});

describe("recovery codes", () => {
  it("are ten different codes of 80 bits without letters that look alike", () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
      expect(isAppCode(normalizeCode(code))).toBe(false);
    }
  });

  it("are recognized in any spelling, for their account only", () => {
    const [code = ""] = createRecoveryCodes();
    const spoken = ` ${code.toLowerCase().replaceAll("-", " ")} `;
    expect(hashRecoveryCode(7, spoken)).toBe(hashRecoveryCode(7, code));
    expect(hashRecoveryCode(8, code)).not.toBe(hashRecoveryCode(7, code));
  });
});

describe("normalizeCode", () => {
  it.each(["287082", " 287 082 ", "287-082", "٢٨٧٠٨٢", "۲۸۷۰۸۲", "２８７０８２"])(
    "returns the digits of %j",
    (typed) => {
      expect(normalizeCode(typed)).toBe("287082");
    },
  );
});

describe("inGroups", () => {
  it("separates groups of four characters", () => {
    expect(inGroups("ABCDEFGHIJ", "-")).toBe("ABCD-EFGH-IJ");
    expect(inGroups("", "-")).toBe("");
  });
});

describe("passkeySignInSchema", () => {
  const response = {
    id: "a",
    rawId: "a",
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON: "a", authenticatorData: "a", signature: "a" },
  };

  it("removes unknown fields and limits the size of every value", () => {
    const parse = (value: object) => passkeySignInSchema.safeParse({ response: value });
    const extra = { ...response, clientExtensionResults: { prf: "x" } };
    expect(parse(extra).data?.response).toEqual(response);
    const long = { ...response.response, signature: "x".repeat(20_001) };
    expect(parse({ ...response, response: long }).success).toBe(false);
    expect(parse({ ...response, id: "\0" }).success).toBe(false);
  });
});
