import { describe, expect, it } from "vitest";
import { changeRole, disableUser } from "@/lib/admin/users/service/accounts";
import { AUDIT_ACTIONS, isAuditAction } from "@/lib/audit/action-names";
import { toChanges } from "@/lib/audit/dto";
import { exportAudit } from "@/lib/audit/export";
import { findEntries, listMatchingEntries } from "@/lib/audit/queries";
import { auditSearchSchema } from "@/lib/audit/schema";
import { writeAudit } from "@/lib/audit/service";
import type { Role } from "@/lib/auth/viewer";
import { db, withTx } from "@/lib/db/client";
import { createProduct, createUser } from "../support/factories";

const search = (query: object) => auditSearchSchema.parse(query);

async function deedsOf(query: object) {
  const { rows } = await findEntries(await createUser({ role: "admin" }), search(query));
  return rows.map(({ action, subjectId }) => [action, subjectId]);
}

describe("the audit log", () => {
  it("filters by the actor's name, email address or number", async () => {
    const [admin, other, user] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "admin" }),
      await createUser({ role: "buyer" }),
    ];
    await changeRole(admin, { userId: user.id, role: "seller" });
    await disableUser(other, { userId: user.id, reason: "Sold what was never sent" });

    const first = [["user.role_changed", user.id]];
    expect(await deedsOf({ q: admin.username })).toEqual(first);
    expect(await deedsOf({ q: String(admin.id) })).toEqual(first);
    expect(await deedsOf({ q: `#${other.id}` })).toEqual([["user.disabled", user.id]]);
    expect(await deedsOf({ q: `${admin.username.replace(" ", ".")}@` })).toEqual(first);
    expect(await deedsOf({ q: "nobody of this name" })).toEqual([]);
  });

  it("filters by action and subject, newest first", async () => {
    const [admin, user] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "buyer" }),
    ];
    await changeRole(admin, { userId: user.id, role: "seller" });
    await disableUser(admin, { userId: user.id, reason: "Sold what was never sent" });

    const about = { subject: "user", number: String(user.id) };
    expect(await deedsOf(about)).toEqual([
      ["user.disabled", user.id],
      ["user.role_changed", user.id],
    ]);
    expect(await deedsOf({ ...about, action: "user.disabled" })).toEqual([
      ["user.disabled", user.id],
    ]);
    expect(await deedsOf({ ...about, subject: "order" })).toEqual([]);
    expect(await deedsOf({ ...about, action: "user.crowned" })).toHaveLength(2);
  });

  it("filters by days of the shop's calendar, both inclusive", async () => {
    const { id: actorId } = await createUser({ role: "admin" });
    const entry = { actorId, action: "user.enabled", subjectType: "user" };
    // November 20, 2020 in Chicago is 06:00 UTC to 06:00 UTC of the next day.
    const moments = ["2020-11-20T05:59:59Z", "2020-11-20T06:00:00Z", "2020-11-21T05:59:59Z"];
    await db.auditEntry.createMany({
      data: moments.map((at, number) => ({ ...entry, subjectId: number, createdAt: new Date(at) })),
    });
    const results = async (query: object) =>
      (await deedsOf({ q: String(actorId), ...query })).map(([, number]) => number);
    expect(await results({ from: "2020-11-20", to: "2020-11-20" })).toEqual([2, 1]);
    expect(await results({ to: "2020-11-19" })).toEqual([0]);
    expect(await results({ from: "2020-11-21" })).toEqual([]);
    expect(await results({ from: "yesterday" })).toHaveLength(3);
  });

  it("continues after a page without losing or repeating an entry", async () => {
    const admin = await createUser({ role: "admin" });
    const entry = { actorId: admin.id, action: "user.enabled", subjectType: "user" };
    await db.auditEntry.createMany({
      data: Array.from({ length: 120 }, (_, subjectId) => ({ ...entry, subjectId })),
    });
    const views: number[] = [];
    let before: number | null | undefined;
    do {
      const page = await findEntries(admin, search({ q: String(admin.id), before }));
      expect(page.rows.length).toBeLessThanOrEqual(50);
      views.push(...page.rows.map(({ subjectId }) => subjectId));
      before = page.before;
    } while (before);
    expect(views).toEqual(Array.from({ length: 120 }, (_, at) => 119 - at));
  });

  it("names accounts and products, and null as the actor of the system", async () => {
    const admin = await createUser({ role: "admin" });
    const product = await createProduct({ title: "Tej beaker of the log" });
    await withTx((tx) =>
      writeAudit(tx, {
        actorId: null,
        action: "product.hidden",
        subjectType: "product",
        subjectId: product.id,
        after: { reports: 3 },
      }),
    );
    const query = search({ subject: "product", number: String(product.id) });
    const { rows } = await findEntries(admin, query);
    expect(rows).toMatchObject([
      {
        actor: null,
        subjectName: "Tej beaker of the log",
        changes: [{ name: "reports", before: undefined, after: 3 }],
      },
    ]);
  });

  it("exports all entries of a search, however many", async () => {
    const admin = await createUser({ role: "admin" });
    const entry = { actorId: admin.id, action: "user.role_changed", subjectType: "user" };
    await db.auditEntry.createMany({
      data: Array.from({ length: 5_002 }, (_, subjectId) => ({
        ...entry,
        subjectId,
        before: { role: "buyer" },
        after: { role: "seller", note: null },
      })),
    });
    const requested = new URLSearchParams({ q: String(admin.id), action: "user.role_changed" });
    const [head, ...rows] = await exportAudit(admin, requested);
    expect(head).toHaveLength(9);
    expect(rows.map((row) => row[6])).toEqual(Array.from({ length: 5_002 }, (_, at) => 5_001 - at));
    expect(rows[0]?.slice(2)).toEqual([
      admin.id,
      admin.username,
      "user.role_changed",
      "user",
      5_001,
      "role: buyer",
      "role: seller",
    ]);
  });
});

describe("toChanges", () => {
  it("lists changed fields by name and omits unchanged numbers and missing values", () => {
    expect(
      toChanges(
        { stock: 3, title: "Mesob", isActive: true, note: null, priceCents: 1250 },
        { stock: 5, title: "Mesob", isActive: false, logo: "2-jebena", priceCents: 1250 },
      ),
    ).toEqual([
      { name: "stock", before: 3, after: 5 },
      { name: "title", before: "Mesob", after: "Mesob" },
      { name: "isActive", before: true, after: false },
      { name: "logo", before: undefined, after: "2-jebena" },
    ]);
  });

  it("lists nested fields and arrays, and returns nothing for null", () => {
    expect(toChanges(null, { address: { city: "Jijiga" }, images: ["a", "b"] })).toEqual([
      { name: "address.city", before: undefined, after: "Jijiga" },
      { name: "images", before: undefined, after: "a, b" },
    ]);
    expect(toChanges(null, null)).toEqual([]);
  });
});

describe("isAuditAction", () => {
  it("accepts exact action names only", () => {
    expect(isAuditAction("product.rejected")).toBe(true);
    expect(isAuditAction("product")).toBe(false);
    expect(isAuditAction("review.sold")).toBe(false);
    expect(Object.values(AUDIT_ACTIONS).every((done) => new Set(done).size === done.length)).toBe(
      true,
    );
  });
});

describe.each<Role | null>([null, "buyer", "seller"])("the audit log for %s", (role) => {
  it("refuses the entries and the export", async () => {
    const viewer = role ? await createUser({ role }) : null;
    const kind = role ? "forbidden" : "unauthenticated";
    await expect(findEntries(viewer, search({}))).rejects.toMatchObject({ kind });
    await expect(listMatchingEntries(viewer, search({}))).rejects.toMatchObject({ kind });
    if (viewer) {
      await expect(exportAudit(viewer, new URLSearchParams())).rejects.toMatchObject({ kind });
    }
  });
});
