import { describe, expect, it } from "vitest";

import { exportAccount } from "@/lib/accounts/queries";
import { db } from "@/lib/db/client";
import { connectIdentity, disconnectProvider } from "@/lib/provider-sign-in/service/connections";
import { createAccount, findAccountOf } from "@/lib/provider-sign-in/service/provider-accounts";
import { undoChange } from "@/lib/sensitive-changes/service";
import { listEmailsTo, secretIn } from "../support/emails";
import { createUser } from "../support/factories";
import { countDone, createIdentity, createOwner, identitiesOf } from "../support/identities";

describe("connected providers", () => {
  it("belong to one account, which has one of each provider", async () => {
    const [member, other] = [
      await createUser({ role: "buyer" }),
      await createUser({ role: "buyer" }),
    ];
    const identity = createIdentity();
    const won = await countDone([
      connectIdentity(member, identity),
      connectIdentity(other, identity),
    ]);
    expect(won).toBe(1);
    const owner = (await findAccountOf(identity))?.id === member.id ? member : other;
    await expect(connectIdentity(owner, createIdentity())).rejects.toMatchObject({
      key: "providerTaken",
    });
  });

  it("can be disconnected after a recent password unless they are the only way to sign in", async () => {
    const identity = createIdentity();
    const account = await createAccount(identity, "en");
    const viewer = { ...(await createUser({ role: "buyer" })), id: account?.id ?? 0 };
    const google = { provider: "google" } as const;
    await expect(
      disconnectProvider({ ...viewer, isPasswordRecent: false }, google),
    ).rejects.toMatchObject({ key: "confirmPassword" });
    await expect(disconnectProvider(viewer, google)).rejects.toMatchObject({
      key: "lastSignInMethod",
    });

    await connectIdentity(viewer, createIdentity({ provider: "facebook" }));
    const won = await countDone([
      disconnectProvider(viewer, google),
      disconnectProvider(viewer, { provider: "facebook" }),
    ]);

    expect(won).toBe(1);
    expect(await identitiesOf(viewer.id)).toHaveLength(1);
  });

  it("return by the link of the email about their removal, and are in the log and the export", async () => {
    const identity = createIdentity();
    const owner = await createOwner(identity);
    const viewer = { ...(await createUser({ role: "buyer" })), id: owner.id };
    await connectIdentity(viewer, identity);
    const { account } = await exportAccount(viewer);
    expect(account.identities).toMatchObject([{ provider: "google", email: identity.email }]);
    await disconnectProvider(viewer, { provider: "google" });
    const email = (await listEmailsTo(identity.email)).at(-1);

    await undoChange({ token: secretIn(email, "undo") });

    expect(await findAccountOf(identity)).toMatchObject({ id: owner.id });
    const entries = await db.auditEntry.findMany({
      where: { subjectType: "user", subjectId: owner.id },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ action }) => action)).toEqual([
      "user.identity_connected",
      "user.identity_disconnected",
      "user.change_undone",
    ]);
    expect(JSON.stringify(entries)).not.toContain(identity.subject);
  });
});
