import { describe, expect, it } from "vitest";

import { loginSchema, registerFormSchema, registerSchema } from "@/lib/accounts/schema";
import messages from "@/messages/en.json";

const member = {
  username: "Hodan Warsame",
  email: "hodan@example.com",
  password: "buna-qalaa",
  role: "buyer" as const,
};

/** Returns the messages of the invalid fields. */
function sentencesOf(parsed: {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) {
  const sentences = parsed.error?.issues.map(({ path, message }) => [
    path.join("."),
    messages.validation[message as keyof typeof messages.validation],
  ]);
  return Object.fromEntries(sentences ?? []);
}

describe("schemas of accounts", () => {
  it.each([
    [{ email: "buna" }, { email: "Invalid email address" }],
    [{ email: undefined }, { email: "Invalid email address" }],
    [{ password: "" }, { password: "Password is required" }],
    [{ rememberMe: "yes" }, { rememberMe: "Please check this field" }],
  ])("refuse %j at sign-in with its message", (broken, sentences) => {
    const input = { ...member, ...broken };

    expect(sentencesOf(loginSchema.safeParse(input))).toEqual(sentences);
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
  ])("refuse %j at registration with its message", (broken, sentences) => {
    expect(sentencesOf(registerSchema.safeParse({ ...member, ...broken }))).toEqual(sentences);
  });

  it("drop fields outside the registration form", () => {
    const extra = { id: 1, isAdmin: true, emailVerifiedAt: "2026-01-01", createdAt: 0 };

    expect(registerSchema.parse({ ...member, ...extra })).toEqual(member);
  });

  it("report differing passwords together with all other errors", () => {
    const form = { ...member, email: "buna", username: "ab", confirmPassword: "another" };

    expect(sentencesOf(registerFormSchema.safeParse(form))).toEqual({
      username: "Username must be at least 3 characters",
      email: "Invalid email address",
      confirmPassword: "Passwords don't match",
    });
  });
});
