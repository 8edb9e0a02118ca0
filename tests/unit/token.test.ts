import { decode } from "next-auth/jwt";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { signToken, verifyToken } from "@/lib/auth/token";

vi.mock("next-auth/jwt", async (load) => {
  const jwt = await load<typeof import("next-auth/jwt")>();
  return { ...jwt, decode: vi.fn(jwt.decode) };
});

const SESSION = { id: "a-session", userId: 7, role: "seller" };

beforeEach(() => {
  vi.stubEnv("NEXTAUTH_SECRET", "a secret of the tests, long enough");
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.mocked(decode).mockClear();
  vi.useRealTimers();
});

it("verifyToken decrypts a valid token once and refuses it once it has expired", async () => {
  const token = await signToken(SESSION, 60);

  for (let round = 0; round < 3; round++) {
    expect(await verifyToken(token)).toEqual({ id: "a-session", role: "seller" });
  }
  expect(decode).toHaveBeenCalledTimes(1);

  vi.setSystemTime(Date.now() + 80_000);
  expect(await verifyToken(token)).toBeNull();
});

it("verifyToken refuses a forged or truncated token every time", async () => {
  const token = await signToken(SESSION, 60);
  const other = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
  expect(await verifyToken(token)).not.toBeNull();

  for (const bad of [other, token.slice(0, -8), "", "a.b.c", other]) {
    expect(await verifyToken(bad)).toBeNull();
  }
});
