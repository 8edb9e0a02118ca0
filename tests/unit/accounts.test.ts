import { describe, expect, it } from "vitest";

import { loginSchema, registerFormSchema, registerSchema } from "@/lib/accounts/schema";
import messages from "@/messages/en.json";

const member = {
  username: "Hodan Warsame",
  email: "hodan@example.com",
  password: "buna-qalaa",
  role: "buyer" as const,
};

/** The sentences of what `schema` finds wrong, by field. */
function sentencesOf(parsed: {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) {
  const sentences = parsed.error?.issues.map(({ path, message }) => [
    path.join("."),
    messages.validation[message as keyof typeof messages.validation],
  ]);
  return Object.fromEntries(sentences ?? []);
}

describe("the schemas", () => {
  it.each([
    [{ email: "buna" }, { email: "Invalid email address" }],
    [{ email: undefined }, { email: "Invalid email address" }],
    [{ password: "" }, { password: "Password is required" }],
    [{ rememberMe: "yes" }, { rememberMe: "Please check this field" }],
  ])("of login answer %j with its sentence", (broken, sentences) => {
    const given = { ...member, ...broken };

    expect(sentencesOf(loginSchema.safeParse(given))).toEqual(sentences);
  });

  it.each([
    [{ username: "ab" }, { username: "Username must be at least 3 characters" }],
    [{ username: "  a  " }, { username: "Username must be at least 3 characters" }],
    [{ email: "@example.com" }, { email: "Invalid email address" }],
    [{ password: "12345" }, { password: "Password must be at least 6 characters" }],
    [{ role: "admin" }, { role: "Please select a role" }],
    [{ role: undefined }, { role: "Please select a role" }],
    [{ username: "Hodan \u202Enimda" }, { username: "Please check this field" }],
    [{ username: "Hodan\u061C" }, { username: "Please check this field" }],
    [{ username: "Hodan\u0000" }, { username: "Please check this field" }],
    [{ username: "x".repeat(61) }, { username: "Please check this field" }],
  ])("of registration answer %j with its sentence", (broken, sentences) => {
    expect(sentencesOf(registerSchema.safeParse({ ...member, ...broken }))).toEqual(sentences);
  });

  it("drop what nobody may choose for themselves", () => {
    const extra = { id: 1, isAdmin: true, emailVerifiedAt: "2026-01-01", createdAt: 0 };

    expect(registerSchema.parse({ ...member, ...extra })).toEqual(member);
  });

  it("say beside every other mistake that the passwords differ", () => {
    const form = { ...member, email: "buna", username: "ab", confirmPassword: "another" };

    expect(sentencesOf(registerFormSchema.safeParse(form))).toEqual({
      username: "Username must be at least 3 characters",
      email: "Invalid email address",
      confirmPassword: "Passwords don't match",
    });
  });
});
