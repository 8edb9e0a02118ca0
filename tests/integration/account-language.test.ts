import { describe, expect, it } from "vitest";

import { saveLanguage } from "@/lib/accounts/service/profile";
import { db } from "@/lib/db/client";
import { createUser } from "../support/factories";

describe("saveLanguage", () => {
  it("saves no language for a shared demo account", async () => {
    const viewer = await createUser({ role: "buyer" });
    await db.user.update({ where: { id: viewer.id }, data: { isDemo: true } });

    await saveLanguage(viewer, "ar");

    const { locale } = await db.user.findUniqueOrThrow({ where: { id: viewer.id } });
    expect(locale).toBe("en");
  });

  it("saves the language of an account and does nothing for an anonymous visitor", async () => {
    const viewer = await createUser({ role: "buyer" });

    await saveLanguage(viewer, "so");
    await saveLanguage(null, "ar");

    const { locale } = await db.user.findUniqueOrThrow({ where: { id: viewer.id } });
    expect(locale).toBe("so");
  });
});
