import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { getSecondFactors } from "@/lib/accounts/second-factor/queries";
import {
  addPasskey,
  removePasskey,
  startPasskey,
} from "@/lib/accounts/second-factor/service/passkeys";
import {
  startPasskeySignIn,
  verifyPasskey,
} from "@/lib/accounts/second-factor/service/verify-passkey";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { signOutCaller } from "../support/api-client";
import { Authenticator } from "../support/authenticator";
import { addPasskeyOf, createOwner, signInBy } from "../support/second-factors";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

beforeEach(signOutCaller);

const address = () => randomUUID();

const REFUSED = { kind: "unauthenticated", key: "passkeyRefused" };

describe("signing in by passkey", () => {
  it("returns its account, stores the counter and the time", async () => {
    const { viewer } = await createOwner();
    const authenticator = await addPasskeyOf(viewer);

    expect(await signInBy(authenticator)).toBe(viewer.id);
    expect(await signInBy(authenticator)).toBe(viewer.id);

    const row = await db.passkey.findFirstOrThrow({ where: { userId: viewer.id } });
    expect(Number(row.counter)).toBe(authenticator.counter - 1);
    expect(row.lastUsedAt).not.toBeNull();
  });

  it("accepts authenticators that do not count", async () => {
    const { viewer } = await createOwner();
    const authenticator = new Authenticator();
    authenticator.counter = 0;
    const response = authenticator.create(await startPasskey(viewer));
    await addPasskey(viewer, { name: "A", response });

    expect(await signInBy(authenticator)).toBe(viewer.id);
    expect(await signInBy(authenticator)).toBe(viewer.id);
  });

  it("refuses a counter that did not grow, as that of a copied authenticator", async () => {
    const { viewer } = await createOwner();
    const authenticator = await addPasskeyOf(viewer);
    authenticator.counter = 10;
    await signInBy(authenticator);
    authenticator.counter = 10;

    await expect(signInBy(authenticator)).rejects.toMatchObject(REFUSED);
  });

  it("refuses an authenticator that did not verify the user, another site and a foreign signature", async () => {
    const [{ viewer }, other] = [await createOwner(), await createOwner()];
    const authenticator = await addPasskeyOf(viewer);
    authenticator.isUserVerified = false;
    await expect(signInBy(authenticator)).rejects.toMatchObject(REFUSED);
    authenticator.isUserVerified = true;
    authenticator.origin = "https://shaafi.example.net";
    await expect(signInBy(authenticator)).rejects.toMatchObject(REFUSED);

    const thief = await addPasskeyOf(other.viewer);
    if (thief.credential && authenticator.credential) {
      thief.credential.id = authenticator.credential.id;
    }
    await expect(signInBy(thief)).rejects.toMatchObject(REFUSED);
  });

  it("refuses an unknown passkey, a removed one, and one of another account if the account is known", async () => {
    const [{ viewer }, other] = [await createOwner(), await createOwner()];
    const unknown = new Authenticator();
    unknown.create(await startPasskey(viewer));
    await expect(signInBy(unknown)).rejects.toMatchObject(REFUSED);

    const authenticator = await addPasskeyOf(viewer);
    const response = authenticator.get(await startPasskeySignIn(address()));
    const requested = { response, address: address(), userId: other.viewer.id };
    await expect(verifyPasskey(requested)).rejects.toMatchObject(REFUSED);
    const [passkey] = (await getSecondFactors(viewer)).passkeys;
    await removePasskey(viewer, { id: passkey?.id ?? 0 });
    await expect(signInBy(authenticator)).rejects.toMatchObject(REFUSED);
  });

  it("accepts a response once, also of parallel requests and from a browser that kept the cookie", async () => {
    const { viewer } = await createOwner();
    const authenticator = await addPasskeyOf(viewer);
    authenticator.counter = 0;
    await db.passkey.updateMany({ where: { userId: viewer.id }, data: { counter: 0 } });
    const response = authenticator.get(await startPasskeySignIn(address()));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => verifyPasskey({ response, address: address() })),
    );

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(verifyPasskey({ response, address: address() })).rejects.toMatchObject(REFUSED);
  });

  it("is refused after thirty failures from one network", async () => {
    const { DEMO_MODE } = env;
    Object.assign(env, { DEMO_MODE: false });
    const { viewer } = await createOwner();
    const authenticator = await addPasskeyOf(viewer);
    const from = randomUUID();
    const response = new Authenticator();
    response.create(await startPasskey(viewer));
    for (let tried = 0; tried < 30; tried++) {
      const options = await startPasskeySignIn(from);
      const attempt = verifyPasskey({ response: response.get(options), address: from });
      await expect(attempt).rejects.toMatchObject(REFUSED);
    }
    await expect(startPasskeySignIn(from)).rejects.toMatchObject({ kind: "limited" });
    const options = await startPasskeySignIn(address());
    const attempt = verifyPasskey({ response: authenticator.get(options), address: from });
    await expect(attempt).rejects.toMatchObject({ kind: "limited" });
    Object.assign(env, { DEMO_MODE });
  });
});
