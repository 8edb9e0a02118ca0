import { beforeEach, describe, expect, it, vi } from "vitest";

import { chooseLogoAction } from "@/lib/brand/actions";
import { DEFAULT_LOGO, logoFromUrl, logoPath } from "@/lib/brand/logos";
import { getSiteLogo, LOGO_SETTING, logoUrl } from "@/lib/brand/queries";
import { chooseLogo } from "@/lib/brand/service";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { publishStorefront, saveStorefront } from "@/lib/storefronts/service";
import { signedInAs, signOutCaller } from "../support/api-client";
import { createUser } from "../support/factories";
import { invalidatedTags, resetTags } from "../support/next-cache";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

beforeEach(async () => {
  signOutCaller();
  resetTags();
  await db.siteSetting.deleteMany({});
});

describe("an admin's choice of logo", () => {
  it("becomes the logo of the site and invalidates the brand", async () => {
    await signedInAs("admin");
    expect(await getSiteLogo()).toBe(DEFAULT_LOGO);

    const result = await chooseLogoAction({ mark: "2-jebena" });

    expect(result).toEqual({ ok: true, data: { appliedTo: "site" } });
    expect(await getSiteLogo()).toBe("2-jebena");
    expect(invalidatedTags).toEqual(["brand"]);
  });

  it("is logged with the previous value", async () => {
    const admin = await createUser({ role: "admin" });
    await chooseLogo(admin, { mark: "5-star" });
    await chooseLogo(admin, { mark: "3-coil" });

    const entries = await db.auditEntry.findMany({
      where: { actorId: admin.id, action: "logo.chosen" },
      orderBy: { id: "asc" },
    });

    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [null, { logo: "5-star" }],
      [{ logo: "5-star" }, { logo: "3-coil" }],
    ]);
  });
});

describe("a seller's choice of logo", () => {
  it("becomes the storefront's logo and changes nothing else", async () => {
    const seller = await createUser({ role: "seller" });
    await saveStorefront(seller, {
      storeName: "Coil House",
      description: "Baskets from Harar.",
      tagline: "Round and round",
    });
    await publishStorefront(seller, { publish: true });

    expect(await chooseLogo(seller, { mark: "3-coil" })).toEqual({ appliedTo: "storefront" });

    const row = await db.storefront.findUniqueOrThrow({ where: { sellerId: seller.id } });
    expect(row).toMatchObject({
      logoImageUrl: `${env.APP_URL}/logos/3-coil.svg`,
      storeName: "Coil House",
      tagline: "Round and round",
      isPublished: true,
    });
    expect(await getSiteLogo()).toBe(DEFAULT_LOGO);
  });

  it("creates an unpublished draft for a seller without a saved storefront", async () => {
    const seller = await createUser({ role: "seller" });

    await chooseLogo(seller, { mark: "4-leaf" });

    const row = await db.storefront.findUniqueOrThrow({ where: { sellerId: seller.id } });
    expect(row).toMatchObject({
      storeName: seller.username,
      isPublished: false,
      primaryColor: "#D97706",
    });
    await expect(publishStorefront(seller, { publish: true })).rejects.toMatchObject({
      key: "storefrontUnsaved",
    });
  });
});

it("chooseLogo does not fix the address before the first name is saved", async () => {
  const seller = await createUser({ role: "seller" });
  await chooseLogo(seller, { mark: "4-leaf" });

  const saved = await saveStorefront(seller, {
    storeName: "Leaf and Branch",
    description: "Green things from Bonga.",
  });

  expect(saved).toMatchObject({
    urlSlug: "leaf-and-branch",
    logoImageUrl: expect.stringContaining("/logos/4-leaf.svg"),
  });
  expect(await db.storefront.count({ where: { sellerId: seller.id } })).toBe(1);
});

describe("another viewer's choice of logo", () => {
  it.each(["buyer", null] as const)(
    "is stored on no account when the viewer is %s",
    async (role) => {
      if (role) await signedInAs(role);

      expect(await chooseLogoAction({ mark: "7-horizon" })).toEqual({
        ok: true,
        data: { appliedTo: "browser" },
      });
      expect(await db.siteSetting.count()).toBe(0);
      expect(invalidatedTags).toEqual([]);
    },
  );
});

it.each([undefined, {}, { mark: "8-lion" }, { mark: ["1-lozenge"] }])(
  "chooseLogoAction refuses the input %j, even from an admin",
  async (input) => {
    await signedInAs("admin");

    expect(await chooseLogoAction(input)).toMatchObject({ ok: false, status: 400 });
    expect(await db.siteSetting.count()).toBe(0);
  },
);

it("getSiteLogo returns the default logo when the setting is invalid", async () => {
  await db.siteSetting.create({ data: { name: LOGO_SETTING, value: { file: "../../etc" } } });

  expect(await getSiteLogo()).toBe(DEFAULT_LOGO);
});

it("logoFromUrl and logoPath recognize a logo by its address and serve it from this site", () => {
  expect(logoFromUrl(logoUrl("6-alindi"))).toBe("6-alindi");
  expect(logoPath("https://old-domain.example/logos/6-alindi.svg")).toBe("/logos/6-alindi.svg");
  expect(logoPath("https://elsewhere.example/logos/8-lion.svg")).toBeNull();
  expect(logoPath("https://elsewhere.example/x/logos/6-alindi.svg")).toBeNull();
  expect(logoFromUrl(null)).toBeNull();
});
