import { describe, expect, it, vi } from "vitest";

import { POST as listCall, GET as listsCall } from "@/app/api/buyer-tools/comparison-lists/route";
import { getComparison } from "@/lib/buyer-tools/queries";
import { MAX_LISTS } from "@/lib/buyer-tools/rules";
import { editComparison, removeComparison } from "@/lib/buyer-tools/service/comparisons";
import { db } from "@/lib/db/client";
import { get, responseText, send, signedInAs } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const json = async (response: Response) => [response.status, await response.json()];

describe("comparison lists", () => {
  it("store products in order, each once", async () => {
    const ids = [(await createProduct()).id, (await createProduct()).id].toReversed();
    const buyer = await signedInAs("buyer");
    const body = { name: " Coffee ", description: "", isPublic: false, items: [...ids, ids[0]] };
    const [status, list] = await json(await send(listCall, body));
    expect(status).toBe(201);
    expect(list).toMatchObject({
      name: "Coffee",
      description: "",
      isPublic: false,
      items: ids.map((id) => ({ id: expect.any(Number), product: { id } })),
    });
    expect(await json(await get(listsCall))).toEqual([200, [list]]);
    expect((await send(listCall, { name: "Empty for now" })).status).toBe(201);

    await db.comparisonList.createMany({
      data: Array.from({ length: MAX_LISTS - 2 }, () => ({ userId: buyer.id, name: "more" })),
    });
    expect(await responseText(await send(listCall, { name: "One too many" }))).toEqual([
      409,
      "You can have up to 50 comparison lists. Delete one first.",
    ]);
  });

  it("refuse invalid input and products that are not on sale", async () => {
    const [product, hidden] = [await createProduct(), await createProduct({ isActive: false })];
    await signedInAs("buyer");
    for (const name of [undefined, "", "  ", 5, "a\u202eb", "a\0b", "x".repeat(101)]) {
      expect((await send(listCall, { name })).status, String(name)).toBe(400);
    }
    for (const items of ["1", [0], ["1"], [1.5], null, { 0: 1 }]) {
      expect((await send(listCall, { name: "x", items })).status, String(items)).toBe(400);
    }
    for (const isPublic of ["yes", 1, null]) {
      expect((await send(listCall, { name: "x", isPublic })).status).toBe(400);
    }
    const items = Array.from({ length: 21 }, (_, at) => at + 1);
    expect(await responseText(await send(listCall, { name: "x", items }))).toEqual([
      400,
      "A comparison list can have up to 20 products",
    ]);
    for (const id of [hidden.id, 2_000_000_000]) {
      expect((await send(listCall, { name: "x", items: [product.id, id] })).status).toBe(404);
    }
    expect(await json(await get(listsCall))).toEqual([200, []]);
  });

  it("are readable by others only if public, without products that are not on sale", async () => {
    const [product, deletedProduct] = [await createProduct(), await createProduct()];
    const [other, owner] = [await createUser({ role: "buyer" }), await signedInAs("buyer")];
    const body = { name: "For Eid", isPublic: false, items: [product.id, deletedProduct.id] };
    const [, { id }] = await json(await send(listCall, body));
    expect(await getComparison(null, id)).toBeNull();
    expect(await getComparison(other, id)).toBeNull();
    expect(await getComparison(owner, id)).toMatchObject({ isOwn: true });
    expect(await getComparison(owner, 0)).toBeNull();

    await db.product.update({ where: { id: deletedProduct.id }, data: { isActive: false } });
    const input = { ...body, id, description: "", isPublic: true };
    await expect(editComparison(other, input)).rejects.toMatchObject({ kind: "notFound" });
    await editComparison(owner, input);
    expect((await getComparison(owner, id))?.items).toHaveLength(2);
    for (const viewer of [null, other]) {
      expect(await getComparison(viewer, id)).toMatchObject({
        isOwn: false,
        owner: owner.username,
        items: [{ product: { id: product.id } }],
      });
    }
    const hidden = await createProduct({ isActive: false });
    await expect(editComparison(owner, { ...input, items: [hidden.id] })).rejects.toMatchObject({
      kind: "notFound",
    });
    expect((await getComparison(owner, id))?.items).toHaveLength(2);

    await db.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    expect(await getComparison(null, id)).toBeNull();
    await expect(removeComparison(other, { id })).rejects.toMatchObject({ kind: "notFound" });
    await removeComparison(owner, { id });
    expect(await db.comparisonItem.count({ where: { listId: id } })).toBe(0);
  });
});
