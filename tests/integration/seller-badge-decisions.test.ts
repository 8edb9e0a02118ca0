import { describe, expect, it } from "vitest";

import { getAccount } from "@/lib/admin/users/queries";
import { grantBadge, revokeBadge } from "@/lib/admin/users/service/badges";
import { db } from "@/lib/db/client";
import { listSellerBadges } from "@/lib/sellers/queries/sellers";
import { createUser } from "../support/factories";

const reason = "Founding seller of the Cedar market";

const auditOf = (subjectId: number) =>
  db.auditEntry.findMany({
    where: { subjectType: "user", subjectId },
    select: { action: true, actorId: true, after: true },
    orderBy: { id: "asc" },
  });

describe("the badge that an admin gives", () => {
  it("is public with its reason until an admin removes it, and both are in the audit log", async () => {
    const [admin, seller] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "seller" }),
    ];

    await grantBadge(admin, { userId: seller.id, reason: "Another reason" });
    await grantBadge(admin, { userId: seller.id, reason });

    expect(await listSellerBadges(seller.id)).toEqual([
      {
        id: 4,
        badgeType: "other",
        badgeName: "Recognized",
        badgeDescription: reason,
        isActive: true,
      },
    ]);
    expect(await getAccount(admin, seller.id)).toMatchObject({ badgeReason: reason });

    await revokeBadge(admin, { userId: seller.id, reason: "The market has closed" });

    expect(await listSellerBadges(seller.id)).toEqual([]);
    expect((await auditOf(seller.id)).slice(1)).toEqual([
      { action: "user.badge_granted", actorId: admin.id, after: { reason } },
      {
        action: "user.badge_revoked",
        actorId: admin.id,
        after: { reason: "The market has closed" },
      },
    ]);
  });

  it("is given by admins only, to active sellers only, and removed once", async () => {
    const [admin, seller, buyer] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "seller" }),
      await createUser({ role: "buyer" }),
    ];

    await expect(grantBadge(seller, { userId: seller.id, reason })).rejects.toMatchObject({
      kind: "forbidden",
    });
    await expect(grantBadge(admin, { userId: buyer.id, reason })).rejects.toMatchObject({
      kind: "notFound",
      key: "sellerNotFound",
    });
    await expect(revokeBadge(admin, { userId: seller.id, reason })).rejects.toMatchObject({
      kind: "conflict",
      key: "badgeMissing",
    });
    expect(
      await db.grantedBadge.count({ where: { sellerId: { in: [seller.id, buyer.id] } } }),
    ).toBe(0);
  });
});
