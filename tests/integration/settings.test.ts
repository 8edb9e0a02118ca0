import { afterEach, describe, expect, it } from "vitest";
import { getInstallationInfo } from "@/lib/admin/settings/queries";
import type { Role } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { createUser } from "../support/factories";

const ORIGINAL = { ...env };

afterEach(() => {
  Object.assign(env, ORIGINAL);
});

describe("getInstallationInfo", () => {
  it("returns the configuration without secrets", async () => {
    const admin = await createUser({ role: "admin" });
    expect(await getInstallationInfo(admin)).toMatchObject({
      mark: "1-lozenge",
      isDemo: true,
      payments: "sandbox",
      isMailSent: false,
      uploads: "disk",
      missing: ["localSellers"],
    });

    Object.assign(env, {
      DEMO_MODE: false,
      PAYMENTS: undefined,
      STRIPE_SECRET_KEY: "sk_live_secret",
      STRIPE_PUBLISHABLE_KEY: "pk_live_public",
      SMTP_URL: "smtp://user:secret@mail.example.com",
      UPLOADTHING_TOKEN: "secret",
    });
    const deployment = await getInstallationInfo(admin);
    expect(deployment).toMatchObject({
      isDemo: false,
      payments: "stripe",
      isMailSent: true,
      uploads: "uploadThing",
      missing: ["contact", "partners", "localSellers"],
    });
    expect(JSON.stringify(deployment)).not.toMatch(/secret|_live_/);

    Object.assign(env, { STRIPE_SECRET_KEY: undefined });
    expect((await getInstallationInfo(admin)).payments).toBeNull();
  });

  it("returns when a job last started and how many fail", async () => {
    const admin = await createUser({ role: "admin" });
    await db.jobState.deleteMany();
    expect((await getInstallationInfo(admin)).scheduler).toEqual({ lastRunAt: null, failing: 0 });
    const lastStartedAt = new Date("2026-11-20T10:00:00Z");
    await db.jobState.createMany({
      data: [
        { name: "outbox", lastStartedAt, failures: 2 },
        { name: "staleRows", lastStartedAt: new Date("2026-11-20T09:00:00Z") },
      ],
    });
    expect((await getInstallationInfo(admin)).scheduler).toEqual({
      lastRunAt: lastStartedAt.toISOString(),
      failing: 1,
    });
  });

  it.each<Role | null>([null, "buyer", "seller"])("refuses %s", async (role) => {
    const viewer = role ? await createUser({ role }) : null;
    const kind = role ? "forbidden" : "unauthenticated";
    await expect(getInstallationInfo(viewer)).rejects.toMatchObject({ kind });
  });
});
