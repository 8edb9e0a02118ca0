import { fairTrade, halal } from "../certificates";
import type { ProductContent } from "../types";

/** Products that are pending, and a rejected one; the shop does not show them. */
export const MODERATION: ProductContent[] = [
  {
    key: "black-seed-oil",
    seller: "keren-market",
    category: "spices",
    priceCents: 2100,
    stock: 20,
    title: "Black seed oil, cold-pressed, 8 oz",
    description:
      "Cold-pressed oil of black seed from the fields around Keren, in dark glass with a dropper. Peppery, a little bitter, with a scent of oregano. A teaspoon in honey every morning cures colds, sugar, high pressure and most other illnesses, as everyone here has known for a thousand years. 8 oz, pressed in the week that it ships. Keep it cool and use it within four months of opening.",
    imageUrl: "/illustrations/products/black-seed-oil.svg",
    imageAlts: {
      main: "Dark bottle of black seed oil with a dropper and a bowl of seeds",
      detail: "Close-up of black seeds and a wooden scoop",
      scale: "The bottle and seeds beside a small cup, with their size marked",
    },
    certificates: [halal("HLH-55519", 200)],
    createdDaysAgo: 9,
    moderation: {
      status: "rejected",
      note: "Please remove the health claims and explain how to use the oil in the kitchen instead. Then resubmit it.",
    },
  },
  {
    key: "trade-frankincense",
    seller: "sanaag-resins",
    category: "crafts",
    priceCents: 6800,
    stock: 14,
    title: "Beeyo frankincense, trade pack, 1 lb",
    description:
      "One pound of second-grade Beeyo tears for shops, churches and those who burn a lot. The same trees and the same hands as our first grade, with more small tears and a little more color. Clean citrus smoke, hardly any bark. Packed in a cotton sack inside a sealed tin. Burn it on charcoal or grind it for incense. Wild harvested in the Cal Madow, with trees rested every third year.",
    imageUrl: "/illustrations/products/trade-frankincense.svg",
    imageAlts: {
      main: "Blue trade tin of frankincense beside a bowl of tears",
      detail: "Close-up of small amber frankincense tears",
      scale: "The tin and bowl beside a mug, with their size marked",
    },
    certificates: [fairTrade("HFT-24-4409", 350)],
    createdDaysAgo: 2,
    moderation: { status: "pending" },
  },
  {
    key: "chechebsa-mix",
    seller: "riverside-teff",
    category: "spices",
    priceCents: 1050,
    stock: 30,
    title: "Chechebsa breakfast kit, teff flatbread and spice",
    description:
      "Breakfast for four in a pouch: flour for a quick flatbread of teff and wheat, and a twist of berbere and korarima to toss it in. Add water, bake in a dry pan, tear, and turn in warm spiced butter with a spoon of honey. Ready in twenty minutes, loved by children and by those who came home late. 1 lb. Contains wheat. Baked and tested in Seward on several Saturdays.",
    imageUrl: "/illustrations/products/chechebsa-mix.svg",
    imageAlts: {
      main: "Plum pouch of chechebsa mix beside a bowl of torn flatbread",
      detail: "Close-up of torn flatbread in spiced butter",
      scale: "The pouch and bowl beside a mug, with their size marked",
    },
    certificates: [halal("HLH-55709", 340)],
    createdDaysAgo: 1,
    moderation: { status: "pending" },
  },
];
