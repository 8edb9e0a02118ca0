import { describe, expect, it } from "vitest";
import { changeRole, disableUser } from "@/lib/admin/users/service/accounts";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { undoChange } from "@/lib/sensitive-changes/service";
import { listEmailsTo, secretIn } from "../support/emails";
import { createUser } from "../support/factories";

const REASON = "Left the company";

const undoOf = async ({ id }: Viewer) => {
  const { email } = await db.user.findUniqueOrThrow({ where: { id } });
  return secretIn((await listEmailsTo(email)).at(-1), "undo");
};

const roleOf = async ({ id }: Viewer) => (await db.user.findUniqueOrThrow({ where: { id } })).role;

describe("the link that undoes a change of role", () => {
  it.each(["disabled", "demoted"] as const)(
    "does not restore an admin once its recipient is %s",
    async (how) => {
      const [chief, admin, other] = [
        await createUser({ role: "admin" }),
        await createUser({ role: "admin" }),
        await createUser({ role: "admin" }),
      ];
      await changeRole(admin, { userId: other.id, role: "buyer" });
      const token = await undoOf(admin);
      if (how === "disabled") await disableUser(chief, { userId: admin.id, reason: REASON });
      else await changeRole(chief, { userId: admin.id, role: "buyer" });

      await expect(undoChange({ token })).rejects.toMatchObject({ key: "linkInvalid" });

      expect(await roleOf(other)).toBe("buyer");
    },
  );

  it("restores the role while its recipient is an admin", async () => {
    const [admin, other] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "admin" }),
    ];
    await changeRole(admin, { userId: other.id, role: "buyer" });

    await undoChange({ token: await undoOf(admin) });

    expect(await roleOf(other)).toBe("admin");
  });
});
