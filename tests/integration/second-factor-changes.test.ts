import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { getSecondFactors } from "@/lib/accounts/second-factor/queries";
import {
  replaceRecoveryCodes,
  turnOffTwoStep,
} from "@/lib/accounts/second-factor/service/two-step";
import { verifyCode } from "@/lib/accounts/second-factor/service/verify-code";
import { requestReset, resetPassword } from "@/lib/accounts/service/password";
import { resetTwoStep } from "@/lib/admin/users/service/two-step";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { deleteExpiredRows } from "@/lib/jobs/service/delete-expired-rows";
import { undoChange } from "@/lib/sensitive-changes/service";
import { signOutCaller } from "../support/api-client";
import { appCode } from "../support/app-code";
import { listEmailsTo, secretIn } from "../support/emails";
import { createUser } from "../support/factories";
import { createOwner, enableTwoStep } from "../support/second-factors";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

beforeEach(signOutCaller);

const verify = ({ id: userId }: Pick<Viewer, "id">, code: string, now?: Date) =>
  verifyCode({ userId, code, address: randomUUID() }, now);
const logOf = async ({ id: subjectId }: Viewer) =>
  (
    await db.auditEntry.findMany({
      where: { subjectId, subjectType: "user" },
      orderBy: { id: "asc" },
    })
  ).map(({ action }) => action);
const undo = async (email: string) =>
  undoChange({ token: secretIn((await listEmailsTo(email)).at(-1), "undo") });

describe("the link in the email about two-step verification", () => {
  it("removes it if it was turned on, and ends all sessions", async () => {
    const { viewer, email, signIn } = await createOwner();
    await enableTwoStep(viewer);

    await undo(email);

    expect(await getSecondFactors(viewer)).toMatchObject({ hasTwoStep: false, codesLeft: 0 });
    await expect(signIn()).rejects.toThrow("signed out");
    expect(await logOf(viewer)).toEqual(["user.two_step_on", "user.change_undone"]);
  });

  it("restores the app and the unused recovery codes if it was turned off", async () => {
    const { viewer, email } = await createOwner();
    const { secret, codes } = await enableTwoStep(viewer);
    await verify(viewer, codes[0] ?? "");
    await turnOffTwoStep(viewer);

    await undo(email);

    expect(await getSecondFactors(viewer)).toMatchObject({ hasTwoStep: true, codesLeft: 9 });
    expect(await verify(viewer, appCode(secret))).toBe("totp");
    await expect(verify(viewer, codes[0] ?? "")).rejects.toMatchObject({ key: "codeWrong" });
    expect(await verify(viewer, codes[1] ?? "")).toBe("recovery_code");
  });

  it("restores the recovery codes that were replaced", async () => {
    const { viewer, email } = await createOwner();
    const { codes } = await enableTwoStep(viewer);
    const { codes: fresh } = await replaceRecoveryCodes(viewer);

    await undo(email);

    expect(await verify(viewer, codes[0] ?? "")).toBe("recovery_code");
    await expect(verify(viewer, fresh[0] ?? "")).rejects.toMatchObject({ key: "codeWrong" });
    expect((await listEmailsTo(email)).map(({ subject }) => subject).slice(-2)).toEqual([
      "Two-step verification is on",
      "Your recovery codes were replaced",
    ]);
  });
});

describe("the first confirmation of an email address by a reset link", () => {
  it("removes second factors, which a stranger may have added", async () => {
    const { viewer, email } = await createOwner();
    await enableTwoStep(viewer);
    await db.user.update({ where: { id: viewer.id }, data: { emailVerifiedAt: null } });
    await requestReset({ email }, randomUUID());
    const token = secretIn((await listEmailsTo(email)).at(-1), "reset");

    await resetPassword({ token, password: "a-new-one" });

    expect(await getSecondFactors(viewer)).toMatchObject({ hasTwoStep: false, codesLeft: 0 });
  });
});

describe("deleteExpiredRows", () => {
  const TWO_DAYS_AGO = new Date(Date.now() - 2 * 86_400_000);

  it("deletes used tokens and unfinished set-ups of two-step verification, but no active one", async () => {
    const [{ id: unfinished }, { id: active }, { id: fresh }] = [
      await createUser({ role: "buyer" }),
      await createUser({ role: "buyer" }),
      await createUser({ role: "buyer" }),
    ];
    const sealed = "sealed";
    await db.totpSecret.createMany({
      data: [
        { userId: unfinished, sealed, createdAt: TWO_DAYS_AGO },
        { userId: active, sealed, createdAt: TWO_DAYS_AGO, confirmedAt: TWO_DAYS_AGO },
        { userId: fresh, sealed },
      ],
    });
    const [old, young] = [randomUUID(), randomUUID()];
    await db.usedToken.createMany({
      data: [
        { id: old, expiresAt: TWO_DAYS_AGO },
        { id: young, expiresAt: new Date() },
      ],
    });

    await deleteExpiredRows();

    const secrets = await db.totpSecret.findMany({
      where: { userId: { in: [unfinished, active, fresh] } },
      orderBy: { userId: "asc" },
    });
    expect(secrets.map(({ userId }) => userId)).toEqual([active, fresh]);
    const tokens = await db.usedToken.findMany({ where: { id: { in: [old, young] } } });
    expect(tokens.map(({ id }) => id)).toEqual([young]);
  });
});

describe("a reset by an admin", () => {
  const reason = "Lost the phone and the codes";

  it("turns it off, ends all sessions and is undone by the link of its email", async () => {
    const [admin, { viewer, email, signIn }] = [
      await createUser({ role: "admin" }),
      await createOwner(),
    ];
    const { secret } = await enableTwoStep(viewer);

    await resetTwoStep(admin, { userId: viewer.id, reason });

    expect(await getSecondFactors(viewer)).toMatchObject({ hasTwoStep: false, codesLeft: 0 });
    await expect(signIn()).rejects.toThrow("signed out");
    const [entry] = await db.auditEntry.findMany({
      where: { subjectId: viewer.id, action: "user.two_step_reset" },
    });
    expect(entry).toMatchObject({ actorId: admin.id, after: { reason } });

    await undo(email);
    expect(await verify(viewer, appCode(secret))).toBe("totp");
  });

  it("is refused to others, for oneself, without a recent password, and if it is off", async () => {
    const [admin, seller] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "seller" }),
    ];
    const { viewer } = await createOwner();
    const reset = (by: Viewer, userId = viewer.id) => resetTwoStep(by, { userId, reason });

    await expect(reset(seller)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(reset({ ...admin, isPasswordRecent: false })).rejects.toMatchObject({
      key: "confirmPassword",
    });
    await expect(reset(admin, admin.id)).rejects.toMatchObject({ key: "resetSelf" });
    await expect(reset(admin, 2_000_000_000)).rejects.toMatchObject({ kind: "notFound" });
    await expect(reset(admin)).rejects.toMatchObject({ key: "twoStepOff", kind: "conflict" });
  });
});
