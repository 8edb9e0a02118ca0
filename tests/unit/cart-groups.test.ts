import { expect, it } from "vitest";

import { groupBySeller } from "@/components/cart/group-by-seller";

const item = (productId: number, seller: string) => ({
  productId,
  seller,
  title: "Basket",
  price: "12.50",
  imageUrl: "/illustrations/mesob.svg",
  quantity: 1,
});

it("groupBySeller separates two shops of one name once the server has checked the cart", () => {
  const items = [item(1, "Cloth House"), item(2, "Cloth House"), item(3, "Cloth House")];
  const idsOf = (lines: Parameters<typeof groupBySeller>[1]) =>
    groupBySeller(items, lines).map(([, group]) => group.map(({ productId }) => productId));
  const line = (productId: number, sellerId: number) => ({ productId, sellerId });
  const checked = new Map([
    ["1", line(1, 7)],
    ["2", line(2, 8)],
    ["3", line(3, 7)],
  ]);

  expect(idsOf(new Map())).toEqual([[1, 2, 3]]);
  expect(idsOf(checked)).toEqual([[1, 3], [2]]);
});
