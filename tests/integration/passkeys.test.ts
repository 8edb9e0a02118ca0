import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { getSecondFactors } from "@/lib/accounts/second-factor/queries";
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
} from "@/lib/accounts/second-factor/service/passkeys";
import { startPasskeySignIn } from "@/lib/accounts/second-factor/service/verify-passkey";
import { db } from "@/lib/db/client";
import { undoChange } from "@/lib/sensitive-changes/service";
import { signOutCaller } from "../support/api-client";
import { Authenticator } from "../support/authenticator";
import { listEmailsTo, secretIn } from "../support/emails";
import { Browser, setBrowser } from "../support/next-headers";
import { addPasskeyOf, createOwner, signInBy } from "../support/second-factors";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

beforeEach(signOutCaller);

const address = () => randomUUID();

const REFUSED = { kind: "unauthenticated", key: "passkeyRefused" };

describe("adding a passkey", () => {
  it("binds it to the site and to the account, and reports it in the log and by email", async () => {
    const { viewer, email, signIn } = await createOwner();
    const options = await startPasskey(viewer);
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Shaafi Marketplace" },
      user: { name: email, displayName: viewer.username },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    });

    await addPasskeyOf(viewer);

    expect((await getSecondFactors(viewer)).passkeys).toMatchObject([
      { name: "My phone", lastUsedAt: null },
    ]);
    expect((await signIn()).hasSecondFactor).toBe(true);
    const entries = await db.auditEntry.findMany({ where: { subjectId: viewer.id } });
    expect(entries.map(({ action }) => action)).toContain("user.passkey_added");
    expect((await listEmailsTo(email)).at(-1)?.subject).toBe("A passkey was added");
  });

  it("uses one user handle per account and excludes its other passkeys", async () => {
    const { viewer } = await createOwner();
    const first = await addPasskeyOf(viewer);
    const options = await startPasskey(viewer);
    expect(options.user.id).toBe(first.credential?.userHandle);
    expect(options.excludeCredentials).toMatchObject([
      { id: first.credential?.id.toString("base64url") },
    ]);
  });

  it("refuses a response without user verification, of another site, or to another challenge", async () => {
    const { viewer } = await createOwner();
    const unverified = new Authenticator();
    unverified.isUserVerified = false;
    const elsewhere = new Authenticator();
    elsewhere.origin = "https://shaafi.example.net";
    for (const authenticator of [unverified, elsewhere]) {
      const response = authenticator.create(await startPasskey(viewer));
      await expect(addPasskey(viewer, { name: "A", response })).rejects.toMatchObject({
        kind: "invalid",
        key: "passkeyRefused",
      });
    }
    const late = new Authenticator().create(await startPasskey(viewer));
    await startPasskey(viewer);
    await expect(addPasskey(viewer, { name: "A", response: late })).rejects.toMatchObject({
      key: "passkeyRefused",
    });
    expect((await getSecondFactors(viewer)).passkeys).toEqual([]);
  });

  it("refuses a challenge of another account or purpose, a forged one and one that was used", async () => {
    const [{ viewer }, other] = [await createOwner(), await createOwner()];
    const browser = new Browser();
    setBrowser(browser);
    const add = (response: ReturnType<Authenticator["create"]>) =>
      addPasskey(viewer, { name: "A", response });
    const expired = { kind: "invalid", key: "passkeyExpired" };

    const foreign = new Authenticator().create(await startPasskey(other.viewer));
    await expect(add(foreign)).rejects.toMatchObject(expired);
    const options = await startPasskey(viewer);
    const response = new Authenticator().create(options);
    const cookie = browser.get("shaafi-passkey");
    browser.set("shaafi-passkey", cookie?.value.replace(/.{8}$/, "AAAAAAAA") ?? "");
    await expect(add(response)).rejects.toMatchObject(expired);
    await startPasskeySignIn(address());
    await expect(add(response)).rejects.toMatchObject(expired);
    browser.set("shaafi-passkey", cookie?.value ?? "");
    await add(response);
    browser.set("shaafi-passkey", cookie?.value ?? "");
    await expect(add(new Authenticator().create(options))).rejects.toMatchObject(expired);
  });

  it("is limited to ten passkeys", async () => {
    const { viewer } = await createOwner();
    const data = Array.from({ length: 10 }, (_, index) => ({
      userId: viewer.id,
      credentialId: randomUUID(),
      publicKey: "",
      userHandle: "",
      name: `Phone ${index}`,
    }));
    await db.passkey.createMany({ data });
    await expect(startPasskey(viewer)).rejects.toMatchObject({ key: "passkeysFull" });
  });

  it("requires a recent password and no demo account", async () => {
    const { viewer } = await createOwner();
    const stale = { ...viewer, isPasswordRecent: false };
    await expect(startPasskey(stale)).rejects.toMatchObject({ key: "confirmPassword" });
    await db.user.update({ where: { id: viewer.id }, data: { isDemo: true } });
    await expect(startPasskey(viewer)).rejects.toMatchObject({ key: "demoAccount" });
  });
});

describe("changing passkeys", () => {
  it("is possible for the viewer's own ones only", async () => {
    const [{ viewer }, other] = [await createOwner(), await createOwner()];
    await addPasskeyOf(viewer);
    const [passkey] = (await getSecondFactors(viewer)).passkeys;
    const id = passkey?.id ?? 0;
    const missing = { kind: "notFound", key: "passkeyNotFound" };
    await expect(removePasskey(other.viewer, { id })).rejects.toMatchObject(missing);
    await expect(renamePasskey(other.viewer, { id, name: "B" })).rejects.toMatchObject(missing);

    await renamePasskey(viewer, { id, name: "Old phone" });

    expect((await getSecondFactors(viewer)).passkeys).toMatchObject([{ name: "Old phone" }]);
  });

  it("is undone by the emailed link: an added passkey and later ones are removed", async () => {
    const { viewer, email, signIn } = await createOwner();
    const passkey = await addPasskeyOf(viewer);
    await addPasskeyOf(viewer, "A stranger's");
    const message = (await listEmailsTo(email)).at(-1);
    const later = await addPasskeyOf(viewer, "Another stranger's");
    const latest = (await listEmailsTo(email)).at(-1);

    await undoChange({ token: secretIn(message, "undo") });

    expect((await getSecondFactors(viewer)).passkeys).toMatchObject([{ name: "My phone" }]);
    expect(await signInBy(passkey)).toBe(viewer.id);
    await expect(signInBy(later)).rejects.toMatchObject(REFUSED);
    await expect(undoChange({ token: secretIn(latest, "undo") })).rejects.toMatchObject({
      key: "linkInvalid",
    });
    await expect(signIn()).rejects.toThrow("signed out");
  });

  it("is undone by the emailed link: a removed passkey signs in again", async () => {
    const { viewer, email } = await createOwner();
    const authenticator = await addPasskeyOf(viewer);
    const [passkey] = (await getSecondFactors(viewer)).passkeys;
    await removePasskey(viewer, { id: passkey?.id ?? 0 });

    await undoChange({ token: secretIn((await listEmailsTo(email)).at(-1), "undo") });

    expect(await signInBy(authenticator)).toBe(viewer.id);
  });
});
