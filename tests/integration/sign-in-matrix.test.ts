import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { POST as login } from "@/app/api/login/route";
import { GET as me } from "@/app/api/me/route";
import { finishSignIn, finishSignInWithPasskey, holdSignIn } from "@/lib/accounts/pending-sign-in";
import { needsSecondFactor } from "@/lib/accounts/second-factor/queries";
import { startPasskeySignIn } from "@/lib/accounts/second-factor/service/verify-passkey";
import { signInWithPasskey } from "@/lib/accounts/sign-in";
import { SESSION_COOKIE } from "@/lib/auth/cookies";
import { findSession } from "@/lib/auth/session";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { get, send, signOutCaller } from "../support/api-client";
import { appCode } from "../support/app-code";
import type { Authenticator } from "../support/authenticator";
import { Browser, setBrowser } from "../support/next-headers";
import { PASSWORD } from "../support/own-sessions";
import { addPasskeyOf, createOwner, enableTwoStep } from "../support/second-factors";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));
vi.setConfig({ testTimeout: 60_000 });

type State = "verified" | "unverified" | "disabled";
type Owner = Awaited<ReturnType<typeof createProtected>>;

/** Creates an account with two-step verification and a passkey; `plain` has neither. */
async function createProtected({ isPlain }: { isPlain: boolean }) {
  signOutCaller();
  const { viewer, email, id } = await createOwner();
  const two = isPlain ? null : await enableTwoStep(viewer);
  const authenticator = await addPasskeyOf(viewer);
  return { id, email, secret: two?.secret ?? "", codes: two?.codes ?? [], authenticator };
}

async function enter(state: State, { id }: Owner) {
  const data = {
    emailVerifiedAt: state === "unverified" ? null : new Date(),
    disabledAt: state === "disabled" ? new Date() : null,
  };
  await db.user.update({ where: { id }, data });
}

const statusOf = (error: unknown) =>
  error instanceof DomainError ? `${error.kind} ${error.key}` : "unexpected";

/** Returns "in", or the refusal of the sign-in form. */
async function byPassword(owner: Owner, more: { password?: string; code?: string } = {}) {
  const response = await send(login, { email: owner.email, password: PASSWORD, ...more });
  return response.ok ? "in" : `${response.status} ${response.headers.get("x-error-code")}`;
}

const byService = (run: Promise<unknown>) => run.then(() => "in", statusOf);

const respond = async (authenticator: Authenticator) =>
  authenticator.get(await startPasskeySignIn(randomUUID()));

/** As a provider's callback: the first factor was verified elsewhere. */
async function hold({ id }: Owner) {
  expect(await needsSecondFactor(id)).toBe(true);
  await holdSignIn({ id }, { isRemembered: false, method: "google" });
}

async function byPendingCode(owner: Owner, code: string) {
  await hold(owner);
  return byService(finishSignIn({ code }, randomUUID()));
}

async function byPendingPasskey(owner: Owner, authenticator: Authenticator) {
  await hold(owner);
  return byService(
    finishSignInWithPasskey({ response: await respond(authenticator) }, randomUUID()),
  );
}

const viewerOf = (browser: Browser) => findSession(browser.get(SESSION_COOKIE)?.value ?? "");

type Cell = [
  sign: string,
  attempt: (owner: Owner) => Promise<string>,
  verified: string,
  unverified: string,
  disabled: string,
  /** Whether the session counts as opened with a second factor. */
  hasSecondFactor?: boolean,
];

const WRONG = "401 wrongCredentials";
const NEEDED = "403 codeNeeded";
const CODE_WRONG = "401 codeWrong";
const KEY_WRONG = "unauthenticated passkeyRefused";
const EXPIRED = "invalid signInExpired";

const passkeyOf = async ({ authenticator }: Owner) =>
  byService(signInWithPasskey({ response: await respond(authenticator) }, randomUUID()));
const strangersPasskey = async (owner: Owner) => {
  const { authenticator } = await createProtected({ isPlain: true });
  signOutCaller();
  return byPendingPasskey(owner, authenticator);
};

/** One row per sign-in, one column per state of the account. */
const PLAIN: Cell[] = [
  ["the password", byPassword, "in", "in", WRONG, false],
  [
    "a wrong password",
    (account) => byPassword(account, { password: "wrong" }),
    WRONG,
    WRONG,
    WRONG,
  ],
  [
    "the password and any code",
    (account) => byPassword(account, { code: "123456" }),
    "in",
    "in",
    WRONG,
    false,
  ],
  ["a passkey", passkeyOf, "in", "in", KEY_WRONG, true],
];

const PROTECTED: Cell[] = [
  ["the password alone", byPassword, NEEDED, NEEDED, WRONG],
  [
    "the password and the code of the app",
    (account) => byPassword(account, { code: appCode(account.secret) }),
    "in",
    "in",
    WRONG,
    true,
  ],
  [
    "the password and a recovery code",
    (account) => byPassword(account, { code: account.codes[0] ?? "" }),
    "in",
    "in",
    WRONG,
    true,
  ],
  [
    "the password and a wrong code",
    (account) => byPassword(account, { code: "000000" }),
    CODE_WRONG,
    CODE_WRONG,
    WRONG,
  ],
  [
    "a wrong password and the code of the app",
    (account) => byPassword(account, { password: "wrong", code: appCode(account.secret) }),
    WRONG,
    WRONG,
    WRONG,
  ],
  ["a passkey", passkeyOf, "in", "in", KEY_WRONG, true],
  [
    "a provider and the code of the app",
    (account) => byPendingCode(account, appCode(account.secret)),
    "in",
    "in",
    EXPIRED,
    true,
  ],
  [
    "a provider and a recovery code",
    (account) => byPendingCode(account, account.codes[1] ?? ""),
    "in",
    "in",
    EXPIRED,
    true,
  ],
  [
    "a provider and a wrong code",
    (account) => byPendingCode(account, "000000"),
    "unauthenticated codeWrong",
    "unauthenticated codeWrong",
    EXPIRED,
  ],
  [
    "a provider and a passkey",
    (account) => byPendingPasskey(account, account.authenticator),
    "in",
    "in",
    EXPIRED,
    true,
  ],
  ["a provider and another account's passkey", strangersPasskey, KEY_WRONG, KEY_WRONG, EXPIRED],
];

describe.each([
  ["without two-step verification", true, PLAIN],
  ["with two-step verification", false, PROTECTED],
] as const)("an account %s", (_, isPlain, cells) => {
  describe.each(cells)("signs in by %s", (_sign, attempt, verified, unverified, disabled, has) => {
    it.each([
      ["verified", verified],
      ["unverified", unverified],
      ["disabled", disabled],
    ] as const)("with this outcome if it is %s: %s", async (state, outcome) => {
      const owner = await createProtected({ isPlain });
      await enter(state, owner);
      const browser = new Browser();
      setBrowser(browser);

      expect(await attempt(owner)).toBe(outcome);

      setBrowser(browser);
      const isSignedIn = outcome === "in";
      expect((await get(me)).status).toBe(isSignedIn ? 200 : 401);
      const viewer = await viewerOf(browser);
      expect(viewer?.id).toBe(isSignedIn ? owner.id : undefined);
      expect(viewer?.hasSecondFactor).toBe(isSignedIn ? has : undefined);
    });
  });
});

describe("a pending sign-in", () => {
  it("is completed once, also if its cookie is sent again", async () => {
    const owner = await createProtected({ isPlain: false });
    const browser = new Browser();
    setBrowser(browser);
    await hold(owner);
    const cookie = browser.get("shaafi-sign-in");
    expect(cookie).toMatchObject({ httpOnly: true, maxAge: 600, sameSite: "lax" });
    await finishSignIn({ code: owner.codes[0] ?? "" }, randomUUID());

    const again = finishSignIn({ code: owner.codes[1] ?? "" }, randomUUID());

    await expect(again).rejects.toMatchObject({ key: "signInExpired" });
  });

  it("is neither a session nor another sealed cookie", async () => {
    const owner = await createProtected({ isPlain: false });
    const browser = new Browser();
    setBrowser(browser);
    await hold(owner);
    const value = browser.get("shaafi-sign-in")?.value ?? "";

    expect(await findSession(value)).toBeNull();
    browser.set("shaafi-passkey", value);
    const response = owner.authenticator.get(await startPasskeySignIn(randomUUID()));
    browser.set("shaafi-passkey", value);
    await expect(signInWithPasskey({ response }, randomUUID())).rejects.toMatchObject({
      key: "passkeyRefused",
    });
  });
});
