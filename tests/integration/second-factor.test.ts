import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { getSecondFactors } from "@/lib/accounts/second-factor/queries";
import {
  confirmTwoStep,
  replaceRecoveryCodes,
  startTwoStep,
  turnOffTwoStep,
} from "@/lib/accounts/second-factor/service/two-step";
import { verifyCode } from "@/lib/accounts/second-factor/service/verify-code";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { signOutCaller } from "../support/api-client";
import { appCode } from "../support/app-code";
import { createOwner, enableTwoStep } from "../support/second-factors";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

beforeEach(signOutCaller);

const verify = ({ id: userId }: Pick<Viewer, "id">, code: string, now?: Date) =>
  verifyCode({ userId, code, address: randomUUID() }, now);

describe("two-step verification", () => {
  it("is on once a code of the app has confirmed its secret, which is stored encrypted", async () => {
    const { viewer } = await createOwner();
    const { secret, qr } = await startTwoStep(viewer);
    expect(qr).toContain("<svg");
    expect(await getSecondFactors(viewer)).toMatchObject({ hasTwoStep: false, codesLeft: 0 });
    await expect(verify(viewer, appCode(secret))).rejects.toMatchObject({ key: "codeWrong" });

    const { codes } = await confirmTwoStep(viewer, { code: appCode(secret) });

    expect(codes).toHaveLength(10);
    expect(await getSecondFactors(viewer)).toMatchObject({ hasTwoStep: true, codesLeft: 10 });
    const rows = JSON.stringify([
      await db.totpSecret.findMany({ where: { userId: viewer.id } }),
      await db.recoveryCode.findMany({ where: { userId: viewer.id } }),
    ]);
    for (const text of [secret.replaceAll(" ", ""), ...codes]) expect(rows).not.toContain(text);
  });

  it("ends the account's other sessions when it is turned on", async () => {
    const { viewer } = await createOwner();
    const other = await db.session.create({
      data: {
        id: randomUUID(),
        userId: viewer.id,
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    await enableTwoStep(viewer);

    const sessions = await db.session.findMany({ where: { userId: viewer.id } });
    expect(sessions.find(({ id }) => id === other.id)?.revokedAt).not.toBeNull();
    expect(sessions.find(({ id }) => id === viewer.sessionId)?.revokedAt).toBeNull();
  });

  it("refuses a wrong code, a missing set-up, and a second set-up while it is on", async () => {
    const { viewer } = await createOwner();
    const key = { key: "twoStepGone", kind: "conflict" };
    await expect(confirmTwoStep(viewer, { code: "123456" })).rejects.toMatchObject(key);
    const { secret } = await startTwoStep(viewer);
    await expect(confirmTwoStep(viewer, { code: appCode(secret, 9) })).rejects.toMatchObject({
      key: "codeWrong",
      kind: "invalid",
    });
    await confirmTwoStep(viewer, { code: appCode(secret) });
    await expect(startTwoStep(viewer)).rejects.toMatchObject({ key: "twoStepOn" });
  });

  it.each([
    ["starting", (viewer: Viewer) => startTwoStep(viewer)],
    ["confirming", (viewer: Viewer) => confirmTwoStep(viewer, { code: "123456" })],
    ["turning it off", turnOffTwoStep],
    ["new recovery codes", replaceRecoveryCodes],
  ])("requires for %s a recent password and no demo account", async (_, change) => {
    const { viewer } = await createOwner();
    await expect(change({ ...viewer, isPasswordRecent: false })).rejects.toMatchObject({
      key: "confirmPassword",
    });
    await db.user.update({ where: { id: viewer.id }, data: { isDemo: true } });
    await expect(change(viewer)).rejects.toMatchObject({ key: "demoAccount" });
  });

  it("marks the session in which it was turned on, and no longer once it is off", async () => {
    const { viewer, signIn } = await createOwner();
    expect((await signIn()).hasSecondFactor).toBe(false);
    await enableTwoStep(viewer);
    expect((await signIn()).hasSecondFactor).toBe(true);
    await turnOffTwoStep(viewer);
    expect((await signIn()).hasSecondFactor).toBe(false);
    await expect(turnOffTwoStep(viewer)).rejects.toMatchObject({ key: "twoStepOff" });
  });
});

describe("a code of the authenticator app", () => {
  it("works once, and earlier codes do not work after it", async () => {
    const { viewer } = await createOwner();
    const { secret } = await enableTwoStep(viewer);
    const [current, next] = [appCode(secret), appCode(secret, 1)];

    expect(await verify(viewer, next)).toBe("totp");
    await expect(verify(viewer, next)).rejects.toMatchObject({ key: "codeWrong" });
    await expect(verify(viewer, current)).rejects.toMatchObject({ key: "codeWrong" });
  });

  it("works for one of several parallel requests", async () => {
    const { viewer } = await createOwner();
    const { secret } = await enableTwoStep(viewer);
    const code = appCode(secret);

    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => verify(viewer, code)),
    );

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("expires with its window, by the given clock", async () => {
    const { viewer } = await createOwner();
    const { secret } = await enableTwoStep(viewer);
    const code = appCode(secret);
    await expect(verify(viewer, code, new Date(Date.now() + 90_000))).rejects.toMatchObject({
      key: "codeWrong",
    });
  });

  it("is refused after ten wrong ones in 15 minutes, and parallel attempts do not exceed the limit", async () => {
    const { viewer } = await createOwner();
    const { secret, codes } = await enableTwoStep(viewer);
    const wrong = await Promise.allSettled(
      Array.from({ length: 14 }, () => verify(viewer, appCode(secret, 40))),
    );
    const kinds = wrong.map((outcome) => outcome.status === "rejected" && outcome.reason.kind);

    expect(kinds.filter((kind) => kind === "unauthenticated").length).toBeLessThanOrEqual(10);
    expect(new Set(kinds)).toEqual(new Set(["unauthenticated", "limited"]));
    await expect(verify(viewer, appCode(secret))).rejects.toMatchObject({ kind: "limited" });
    // A stranger with the password must not lock out an owner without the app.
    expect(await verify(viewer, codes[0] ?? "")).toBe("recovery_code");
  });
});

describe("a recovery code", () => {
  it("works once, in any spelling, and only for its account", async () => {
    const [{ viewer }, other] = [await createOwner(), await createOwner()];
    const { codes } = await enableTwoStep(viewer);
    const [code = ""] = codes;
    await enableTwoStep(other.viewer);

    await expect(verify(other.viewer, code)).rejects.toMatchObject({ key: "codeWrong" });
    expect(await verify(viewer, code.toLowerCase().replaceAll("-", " "))).toBe("recovery_code");
    await expect(verify(viewer, code)).rejects.toMatchObject({ key: "codeWrong" });
    expect(await getSecondFactors(viewer)).toMatchObject({ codesLeft: 9 });
  });

  it("is refused after ten wrong ones in 15 minutes, while codes of the app still work", async () => {
    const { viewer } = await createOwner();
    const { secret, codes } = await enableTwoStep(viewer);
    for (let tried = 0; tried < 10; tried++) {
      await expect(verify(viewer, `AAAA-AAA${tried}`)).rejects.toMatchObject({ key: "codeWrong" });
    }
    await expect(verify(viewer, codes[0] ?? "")).rejects.toMatchObject({ kind: "limited" });
    expect(await verify(viewer, appCode(secret, 1))).toBe("totp");
  });

  it("works for one of several parallel requests", async () => {
    const { viewer } = await createOwner();
    const { codes } = await enableTwoStep(viewer);

    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => verify(viewer, codes[0] ?? "")),
    );

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("does not work once it was replaced", async () => {
    const { viewer } = await createOwner();
    const { codes } = await enableTwoStep(viewer);
    const { codes: fresh } = await replaceRecoveryCodes(viewer);

    await expect(verify(viewer, codes[0] ?? "")).rejects.toMatchObject({ key: "codeWrong" });
    expect(await verify(viewer, fresh[0] ?? "")).toBe("recovery_code");
  });
});
