import { describe, expect, it, vi } from "vitest";

import { POST as applyForListing } from "@/app/api/business-applications/route";
import { GET as stories, POST as submitStory } from "@/app/api/customer-stories/route";
import { POST as applyToSell } from "@/app/api/seller-application/route";
import { POST as applyForWholesale, GET as wholesale } from "@/app/api/wholesale-application/route";
import { db } from "@/lib/db/client";
import { decide } from "@/lib/moderation/service/decide";
import { get, responseText, send, signedInAs, signOutCaller } from "../support/api-client";
import { createUser } from "../support/factories";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const BUSINESS = {
  name: "Halwo Kitchen",
  description: "Goat, rice and bananas.",
  category: "restaurants",
  address: "420 Cedar Ave S",
  phone: "612 555 0100",
};

const SELLER = {
  businessName: "Sanaag Resins",
  description: "Frankincense from Erigavo.",
  email: "sanaag@example.com",
};

const WHOLESALE = {
  businessName: "Riverside Grocery",
  businessType: "grocery_chain",
  businessAddress: "12 River Road, St. Paul",
  estimatedOrderVolume: "5000_15000",
  businessPhone: "651 555 0100",
  contactPersonName: "Hodan Ali",
  contactPersonEmail: "hodan@example.com",
};

const SENT = {
  business: [applyForListing, BUSINESS],
  seller: [applyToSell, SELLER],
  wholesale: [applyForWholesale, WHOLESALE],
} as const;

// Validation rules of specification C, section 5, each with its message.
const RULES: [keyof typeof SENT, object, string][] = [
  ["business", { name: "H" }, "Business name must be at least 2 characters"],
  ["business", { description: "Food" }, "Description must be at least 10 characters"],
  ["business", { category: "" }, "Please select a category"],
  ["business", { category: "casinos" }, "Please select a category"],
  ["business", { address: "Here" }, "Please provide a complete address"],
  ["business", { phone: "12345" }, "Please provide a valid phone number"],
  ["business", { email: "nobody" }, "Please provide a valid email address"],
  ["business", { website: "javascript:alert(1)" }, "Please provide a valid website URL"],
  ["business", { imageUrl: "//evil.example/a.png" }, "Please provide a valid image URL"],
  ["seller", { businessName: "" }, "Business name must be at least 2 characters"],
  ["seller", { email: "nobody" }, "Invalid email address"],
  ["seller", { description: "Resin" }, "Description must be at least 10 characters"],
  ["seller", { selectedPlan: "gold" }, "Please choose a plan"],
  ["wholesale", { businessName: "R" }, "Business name must be at least 2 characters"],
  ["wholesale", { businessType: "" }, "Please select a business type"],
  ["wholesale", { businessAddress: "Here" }, "Please provide a complete business address"],
  ["wholesale", { estimatedOrderVolume: "" }, "Please select your estimated order volume"],
  ["wholesale", { businessWebsite: "nope" }, "Please enter a valid website URL"],
  ["wholesale", { businessPhone: "12345" }, "Please provide a valid phone number"],
  ["wholesale", { contactPersonName: "H" }, "Contact person name must be at least 2 characters"],
  ["wholesale", { contactPersonEmail: "nobody" }, "Please enter a valid email address"],
];

describe("POST /api/applications", () => {
  it.each(RULES)(
    "refuses a %s with %o and the message of the specification",
    async (kind, broken, sentence) => {
      await signedInAs("buyer");
      const [call, body] = SENT[kind];
      expect(await responseText(await send(call, { ...body, ...broken }))).toEqual([400, sentence]);
    },
  );

  it("stores a business application as neither active nor verified, whatever the input", async () => {
    signOutCaller();
    const body = {
      ...BUSINESS,
      isActive: true,
      isVerified: true,
      status: "approved",
      email: "",
      website: null,
    };
    const response = await send(applyForListing, body);
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: number };
    expect(await db.business.findUnique({ where: { id } })).toMatchObject({
      isActive: false,
      isVerified: false,
      status: "pending",
      email: null,
      website: null,
      ownerId: null,
    });
  });

  it("accepts a seller application without an account and defaults to the Free plan", async () => {
    signOutCaller();
    const { id } = (await (await send(applyToSell, SELLER)).json()) as { id: number };
    expect(await db.sellerApplication.findUnique({ where: { id } })).toMatchObject({
      selectedPlan: "free",
      phone: null,
      status: "pending",
    });
  });

  it("accepts one open wholesale application at a time and another one after a rejection", async () => {
    signOutCaller();
    expect((await send(applyForWholesale, WHOLESALE)).status).toBe(401);
    expect((await get(wholesale)).status).toBe(401);
    await signedInAs("buyer");
    expect(await (await get(wholesale)).json()).toBeNull();
    const responses = await Promise.all([1, 2, 3].map(() => send(applyForWholesale, WHOLESALE)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const application = (await (await get(wholesale)).json()) as { id: number; status: string };
    expect(application).toMatchObject({ ...WHOLESALE, status: "pending", reviewNotes: null });
    await decide(await createUser({ role: "admin" }), {
      kind: "wholesale",
      id: application.id,
      decision: "rejected",
      note: "No tax number.",
    });
    expect(await (await get(wholesale)).json()).toMatchObject({
      status: "rejected",
      reviewNotes: "No tax number.",
    });
    expect((await send(applyForWholesale, { ...WHOLESALE, taxId: "41-1" })).status).toBe(201);
  });
});

describe("customer stories", () => {
  it("requires a signed-in user for a story and lists it once approved", async () => {
    const story = { title: "My kitchen", content: "It smells of home." };
    signOutCaller();
    expect((await send(submitStory, story)).status).toBe(401);
    await signedInAs("buyer");
    expect(await responseText(await send(submitStory, { title: "  ", content: "x" }))).toEqual([
      400,
      "Please fill in all fields",
    ]);
    expect((await send(submitStory, { ...story, productId: 2_000_000_000 })).status).toBe(404);
    const response = await send(submitStory, { ...story, status: "approved" });
    expect(response.status).toBe(201);
    const { id, status } = (await response.json()) as { id: number; status: string };
    expect(status).toBe("pending");
    expect(await (await get(stories)).json()).toEqual([]);
    await decide(await createUser({ role: "admin" }), { kind: "story", id, decision: "approved" });
    expect(await (await get(stories)).json()).toMatchObject([{ id, ...story }]);
  });
});
