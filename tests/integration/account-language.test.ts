import { describe, expect, it } from "vitest";

import { saveLanguage } from "@/lib/accounts/service/profile";
import { db } from "@/lib/db/client";
import { createUser } from "../support/factories";

describe("keepLanguage", () => {
  it("keeps nothing for a demo account, which is everybody's", async () => {
    const viewer = await createUser({ role: "buyer" });
    await db.user.update({ where: { id: viewer.id }, data: { isDemo: true } });

    await saveLanguage(viewer, "ar");

    const { locale } = await db.user.findUniqueOrThrow({ where: { id: viewer.id } });
    expect(locale).toBe("en");
  });

  it("keeps the language of the account, and does nothing for a visitor", async () => {
    const viewer = await createUser({ role: "buyer" });

    await saveLanguage(viewer, "so");
    await saveLanguage(null, "ar");

    const { locale } = await db.user.findUniqueOrThrow({ where: { id: viewer.id } });
    expect(locale).toBe("so");
  });
});
