import { describe, expect, it } from "vitest";
import { exportUsers } from "@/lib/admin/users/export";
import { findUsers, getAccount, listForExport } from "@/lib/admin/users/queries";
import { userSearchSchema } from "@/lib/admin/users/schema";
import { disableUser } from "@/lib/admin/users/service/accounts";
import type { Role } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";

const REASON = "Sold what was never sent";

const search = (query: object) => userSearchSchema.parse(query);

describe("findUsers", () => {
  it("finds by a part of name or email address, with wildcards taken literally", async () => {
    const admin = await createUser({ role: "admin" });
    const { id, username } = await createUser({ role: "seller" });
    await db.user.update({ where: { id }, data: { email: `Hooyo_${id}@example.com` } });

    const results = async (q: string) =>
      (await findUsers(admin, search({ q }))).rows.map((row) => row.id);
    expect(await results(username.toUpperCase())).toEqual([id]);
    expect(await results(`ooyo_${id}@`)).toEqual([id]);
    expect(await results(`ooyo%${id}`)).toEqual([]);
  });

  it("filters by role and state and sorts", async () => {
    const admin = await createUser({ role: "admin" });
    const mark = `zuz${admin.id}`;
    const createdRow = [
      await createUser({ role: "buyer" }),
      await createUser({ role: "seller" }),
      await createUser({ role: "buyer" }),
    ];
    for (const [at, { id }] of createdRow.entries()) {
      await db.user.update({ where: { id }, data: { username: `${"cab"[at]} ${mark}` } });
    }
    const [first, second, third] = createdRow.map(({ id }) => id);
    await disableUser(admin, { userId: first ?? 0, reason: REASON });

    const results = async (query: object) =>
      (await findUsers(admin, search({ q: mark, ...query }))).rows.map((row) => row.id);
    expect(await results({})).toEqual([third, second, first]);
    expect(await results({ sort: "oldest" })).toEqual([first, second, third]);
    expect(await results({ sort: "name" })).toEqual([second, third, first]);
    expect(await results({ role: "seller" })).toEqual([second]);
    expect(await results({ state: "disabled" })).toEqual([first]);
    expect(await results({ state: "active", role: "buyer" })).toEqual([third]);
    expect(await results({ role: "king", sort: "luck", page: "x" })).toEqual([
      third,
      second,
      first,
    ]);
  });

  it("returns pages of 25 without deleted accounts, and exports all of them", async () => {
    const admin = await createUser({ role: "admin" });
    const mark = `many${admin.id}`;
    await db.user.createMany({
      data: Array.from({ length: 27 }, (_, at) => ({
        username: `${mark} ${at}`,
        email: `${mark}.${at}@example.com`,
        passwordHash: "$argon2id$v=19$m=19456,t=2,p=1$nobody$nobody",
        ...(at === 0 ? { deletedAt: new Date(), disabledAt: new Date() } : {}),
      })),
    });
    const first = await findUsers(admin, search({ q: mark }));
    expect([first.rows.length, first.total, first.pageCount]).toEqual([25, 26, 2]);
    const last = await findUsers(admin, search({ q: mark, page: "2" }));
    expect(last.rows).toHaveLength(1);
    const [head, ...rows] = await exportUsers(admin, new URLSearchParams({ q: mark, page: "2" }));
    expect(head).toContain("email");
    expect(rows).toHaveLength(26);
  });
});

describe("getAccount", () => {
  it("returns counts and the reason of a disabled account, but no credentials", async () => {
    const [admin, seller, buyer] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "seller" }),
      await createUser({ role: "buyer" }),
    ];
    const product = await createProduct({ seller });
    await createPaidOrder(buyer, product);
    for (const [id, past] of [
      ["open", 0],
      ["over", 120_000],
    ] as const) {
      const expiresAt = new Date(Date.now() + 60_000 - past);
      await db.session.create({ data: { id: `${id} ${seller.id}`, userId: seller.id, expiresAt } });
    }

    const counts = { orders: 0, sales: 1, products: 1, reviews: 0, sessions: 1 };
    expect(await getAccount(admin, seller.id)).toMatchObject({ counts, isDisabled: false });
    expect((await getAccount(admin, buyer.id))?.counts).toMatchObject({ orders: 1, sales: 0 });

    await disableUser(admin, { userId: seller.id, reason: REASON });
    const account = await getAccount(admin, seller.id);
    expect(account).toMatchObject({ disabledReason: REASON, counts: { ...counts, sessions: 0 } });
    expect(JSON.stringify(account)).not.toMatch(/argon2|password|token/i);
  });

  it("returns null for a deleted or unknown account", async () => {
    const [admin, deletedUser] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "buyer" }),
    ];
    await db.user.update({
      where: { id: deletedUser.id },
      data: { deletedAt: new Date(), disabledAt: new Date() },
    });
    expect(await getAccount(admin, deletedUser.id)).toBeNull();
    expect(await getAccount(admin, 0)).toBeNull();
    expect(await getAccount(admin, 2_000_000_000)).toBeNull();
  });
});

describe.each<Role | null>([null, "buyer", "seller"])("the user administration for %s", (role) => {
  it("refuses the list, its export and every account", async () => {
    const viewer = role ? await createUser({ role }) : null;
    const kind = role ? "forbidden" : "unauthenticated";
    await expect(findUsers(viewer, search({}))).rejects.toMatchObject({ kind });
    await expect(listForExport(viewer, search({}))).rejects.toMatchObject({ kind });
    await expect(getAccount(viewer, viewer?.id ?? 1)).rejects.toMatchObject({ kind });
    if (viewer) {
      await expect(exportUsers(viewer, new URLSearchParams())).rejects.toMatchObject({ kind });
    }
  });
});
