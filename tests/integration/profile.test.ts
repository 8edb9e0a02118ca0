import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { GET as me } from "@/app/api/me/route";
import { PUT } from "@/app/api/profile/route";
import { getShowsPhone } from "@/lib/accounts/queries";
import { get, responseText, signedInAs, signOutCaller } from "../support/api-client";
import { invalidatedTags, resetTags } from "../support/next-cache";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

beforeEach(signOutCaller);

function put(body: object) {
  const request = new NextRequest("http://localhost:3000/api/profile", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return PUT(request, { params: Promise.resolve(undefined) });
}

describe("showsPhone of a seller", () => {
  it("is false until the seller enables it", async () => {
    const seller = await signedInAs("seller");
    expect(await getShowsPhone(seller)).toBe(false);

    expect((await put({ showsPhone: true })).status).toBe(200);
    expect(await getShowsPhone(seller)).toBe(true);

    await put({ city: "Hargeisa" });
    expect(await getShowsPhone(seller)).toBe(true);

    await put({ showsPhone: false });
    expect(await getShowsPhone(seller)).toBe(false);
  });

  it("is missing in the contract's user", async () => {
    await signedInAs("seller");

    const { user } = await (await put({ showsPhone: true })).json();

    expect(Object.keys(user)).not.toContain("showsPhone");
    expect(Object.keys((await (await get(me)).json()).user)).not.toContain("showsPhone");
  });

  it("invalidates the seller's pages", async () => {
    const seller = await signedInAs("seller");
    resetTags();

    await put({ showsPhone: true });

    expect(invalidatedTags).toContain(`seller:${seller.id}`);
  });

  it.each(["true", 1, null])("refuses the value %j", async (showsPhone) => {
    await signedInAs("seller");

    expect(await responseText(await put({ showsPhone }))).toEqual([400, "Please check this field"]);
  });
});

describe("phone of PUT /api/profile", () => {
  it.each(["abc", "tel:abc", "+1 612", "000 000 000"])(
    "refuses %j, as an address does",
    async (phone) => {
      await signedInAs("buyer");

      expect(await responseText(await put({ phone }))).toEqual([
        400,
        "Please provide a valid phone number",
      ]);
      expect((await (await get(me)).json()).user.phone).toBeNull();
    },
  );

  it("stores the number of a copied link without its scheme", async () => {
    await signedInAs("buyer");

    const { user } = await (await put({ phone: "tel:+16125550142" })).json();

    expect(user.phone).toBe("+16125550142");
  });
});
