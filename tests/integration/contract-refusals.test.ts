import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";

import { GET as sellerMessages } from "@/app/api/messages/seller/route";
import { GET as sellerOrders } from "@/app/api/orders/seller/route";
import { PUT as putProduct } from "@/app/api/products/[id]/route";
import { PUT as putProfile } from "@/app/api/profile/route";
import { get, responseText, signedInAs } from "../support/api-client";
import { createProduct } from "../support/factories";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

function put(body: string) {
  return new NextRequest("http://localhost:3000/api/called", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body,
  });
}

describe("PUT /api/profile", () => {
  it.each(["{", "[]", "null", '"text"', "7"])(
    "refuses the body %s, which is not a JSON object",
    async (body) => {
      await signedInAs("buyer");
      const response = await putProfile(put(body), { params: Promise.resolve(undefined) });
      expect(await responseText(response)).toEqual([400, "Please send a JSON object"]);
    },
  );

  it("accepts an empty object", async () => {
    await signedInAs("buyer");
    expect((await putProfile(put("{}"), { params: Promise.resolve(undefined) })).status).toBe(200);
  });
});

describe("PUT /api/products/{id}", () => {
  it.each(["{}", "[]", '{"title":""}', '{"price":"-1"}'])(
    "responds 404 for another seller's product, whatever the body: %s",
    async (body) => {
      const { id } = await createProduct();
      await signedInAs("seller");
      const response = await putProduct(put(body), { params: Promise.resolve({ id: String(id) }) });
      expect(await responseText(response)).toEqual([404, "Product not found"]);
    },
  );
});

describe.each([
  ["GET /api/orders/seller", sellerOrders],
  ["GET /api/messages/seller", sellerMessages],
])("%s", (_, handler) => {
  it.each(["buyer", "admin"] as const)(
    "refuses a %s with the message of the dashboard",
    async (role) => {
      await signedInAs(role);
      expect(await responseText(await get(handler))).toEqual([
        403,
        "You need to be a registered seller to access the dashboard.",
      ]);
    },
  );
});
