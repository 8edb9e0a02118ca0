import { beforeAll, describe, expect, it, vi } from "vitest";

import { POST as apply } from "@/app/api/business-applications/route";
import { GET as businesses } from "@/app/api/businesses/route";
import { db } from "@/lib/db/client";
import type { Business } from "@/lib/directory/dto";
import { countVerified, getBusiness, getDirectoryPage } from "@/lib/directory/queries/businesses";
import { NO_FILTER } from "@/lib/directory/rules";
import { decide } from "@/lib/moderation/service/decide";
import { get, responseText, send, signedInAs, signOutCaller } from "../support/api-client";
import { createUser } from "../support/factories";
import { invalidatedTags, resetTags } from "../support/next-cache";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const HOURS = [{ day: "monday", opens: "09:00", closes: "18:00" }];

const BUSINESS = {
  name: "Halwo Kitchen",
  description: "Goat, rice and bananas.",
  category: "restaurants",
  address: "420 Cedar Ave S, Minneapolis",
  phone: "612 555 0100",
};

const LISTED = {
  ...BUSINESS,
  isActive: true,
  isVerified: true,
  status: "approved",
  decidedAt: new Date(),
} as const;

async function read(query = "") {
  const response = await get(businesses, query);
  return {
    total: response.headers.get("x-total-count"),
    names: ((await response.json()) as Business[]).map(({ name }) => name),
  };
}

describe("GET /api/businesses", () => {
  beforeAll(async () => {
    const owner = await createUser({ role: "seller" });
    const rows = [
      { name: "Café Buna", category: "coffee-shops", hours: HOURS, languages: ["am", "xx"] },
      { name: "Injera Mill", category: "grocery-stores", address: "12 Lake Street E, St. Paul" },
      { name: "ሐበሻ Grocery", category: "retail", ownerId: owner.id },
      { name: "Tena 100% Clinic", category: "health-wellness", isVerified: false },
      { name: "Hidden Hall", category: "retail", isActive: false, isVerified: false },
      {
        name: "Waiting Room",
        isActive: false,
        isVerified: false,
        status: "pending" as const,
        decidedAt: null,
      },
    ];
    for (const row of rows) await db.business.create({ data: { ...LISTED, ...row } });
  });

  it("returns listed businesses, verified ones first, then the newest", async () => {
    signOutCaller();
    expect(await read()).toEqual({
      total: "4",
      names: ["ሐበሻ Grocery", "Injera Mill", "Café Buna", "Tena 100% Clinic"],
    });
    expect(await read("?limit=1&offset=1")).toEqual({ total: "4", names: ["Injera Mill"] });
  });

  it("returns the fields of the contract and no owner or note", async () => {
    const response = await get(businesses, "?name=cafe");
    const [cafe] = (await response.json()) as object[];
    expect(Object.keys(cafe ?? {}).toSorted()).toEqual(
      "address, category, description, email, hours, id, imageUrl, isActive, isVerified, languages, name, phone, website".split(
        ", ",
      ),
    );
    expect(cafe).toMatchObject({ hours: HOURS, languages: ["am"], website: null, isActive: true });
    expect(await (await get(businesses)).text()).not.toMatch(/ownerId|note|decided|nameText/i);
  });

  it.each([
    ["?name=CAFE", ["Café Buna"]],
    ["?name=mill%20injera", ["Injera Mill"]],
    ["?name=%E1%88%80%E1%89%A0%E1%88%BB", ["ሐበሻ Grocery"]],
    ["?location=lake%20st", ["Injera Mill"]],
    ["?name=mill&location=cedar", []],
    ["?category=retail", ["ሐበሻ Grocery", "Injera Mill"]],
    ["?category=grocery-stores", ["Injera Mill"]],
    ["?category=healthcare", ["Tena 100% Clinic"]],
    ["?category=education", []],
    ["?name=%25", []],
    ["?name=_", []],
    ["?name='%20OR%201%3D1", []],
    ["?name=waiting", []],
    ["?name=hidden", []],
    ["?name=&location=&category=", ["ሐበሻ Grocery", "Injera Mill", "Café Buna", "Tena 100% Clinic"]],
  ])("finds with the query %s the businesses %j", async (query, names) => {
    expect(await read(query)).toEqual({ total: String(names.length), names });
  });

  it.each(["?category=casinos", "?limit=x", "?offset=-1", `?name=${"a".repeat(101)}`])(
    "refuses the query %s",
    async (query) => {
      expect((await get(businesses, query)).status).toBe(400);
    },
  );

  it("returns the same list on the page, and its last page beyond the end", async () => {
    const first = await getDirectoryPage(NO_FILTER);
    expect(first).toMatchObject({ total: 4, page: 1, pages: 1 });
    expect(first.businesses[0]).toMatchObject({ name: "ሐበሻ Grocery", isOwnerless: false });
    expect(JSON.stringify(first)).not.toContain("ownerId");
    expect(await getDirectoryPage({ ...NO_FILTER, page: 9 })).toMatchObject({ page: 1 });
    expect(await countVerified()).toBe(3);
  });

  it("returns a listed business by id and null for any other", async () => {
    const [listedNames, hidden] = await Promise.all([
      db.business.findFirstOrThrow({ where: { name: "Injera Mill" } }),
      db.business.findFirstOrThrow({ where: { name: "Hidden Hall" } }),
    ]);
    expect(await getBusiness(listedNames.id)).toMatchObject({
      name: "Injera Mill",
      isOwnerless: true,
    });
    expect(await getBusiness(hidden.id)).toBeNull();
    expect(await getBusiness(0)).toBeNull();
    expect(await getBusiness(2_000_000_000)).toBeNull();
  });
});

describe("applications for a listing", () => {
  it("are listed only once an admin approves them, whatever the input", async () => {
    signOutCaller();
    const name = "Shaah House of the Test";
    const input = { ...BUSINESS, name, isActive: true, isVerified: true, hours: HOURS };
    const response = await send(apply, { ...input, languages: ["so"], ownerId: 1 });
    const { id } = (await response.json()) as { id: number };
    const business = { isActive: false, isVerified: false, status: "pending", ownerId: null };
    expect(await db.business.findUnique({ where: { id } })).toMatchObject({
      ...business,
      hours: HOURS,
      languages: ["so"],
    });
    expect(await read("?name=shaah")).toEqual({ total: "0", names: [] });
    expect(await getBusiness(id)).toBeNull();

    await decide(await createUser({ role: "admin" }), {
      kind: "business",
      id,
      decision: "approved",
    });
    expect(await read("?name=shaah")).toEqual({ total: "1", names: [name] });
    expect(await getBusiness(id)).toMatchObject({ isVerified: true, hours: HOURS });
  });

  it("belong to the signed-in applicant", async () => {
    const owner = await signedInAs("buyer");
    resetTags();
    const { id } = (await (await send(apply, BUSINESS)).json()) as { id: number };
    expect(invalidatedTags).toEqual([]);
    expect(await db.business.findUnique({ where: { id } })).toMatchObject({ ownerId: owner.id });
  });

  it("are refused with a message if their opening hours are invalid", async () => {
    signOutCaller();
    const hours = [{ day: "monday", opens: "09:00", closes: "09:00" }];
    expect(await responseText(await send(apply, { ...BUSINESS, hours }))).toEqual([
      400,
      "Please enter opening and closing times",
    ]);
  });
});
