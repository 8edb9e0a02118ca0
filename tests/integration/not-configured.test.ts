import { describe, expect, it, vi } from "vitest";

import { GET } from "@/app/configuration/route";
import { env } from "@/lib/core/env.mjs";
import amharic from "@/messages/am.json";
import arabic from "@/messages/ar.json";
import english from "@/messages/en.json";
import oromo from "@/messages/om.json";
import somali from "@/messages/so.json";

const MESSAGES = { en: english, so: somali, om: oromo, am: amharic, ar: arabic };

const load = (headers: Record<string, string>) =>
  GET(new Request("https://shop.example/cart?a=1", { headers }));

describe("a deployment that is not configured", () => {
  it("logs the names of missing variables once and shows none of them", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { CRON_SECRET } = env;
    env.CRON_SECRET = undefined;

    const pages = [await load({ accept: "text/html" }), await load({ accept: "text/html" })];
    const texts = await Promise.all(pages.map((page) => page.text()));
    env.CRON_SECRET = CRON_SECRET;

    expect(pages.map(({ status }) => status)).toEqual([503, 503]);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(String(logged.mock.calls[0]?.[0])).toContain('"missing":["CRON_SECRET"]');
    expect(texts.join()).not.toMatch(/SECRET|DATABASE|variable/i);
    logged.mockRestore();
  });

  it.each(Object.entries(MESSAGES))(
    "responds 503 in %s with the support address",
    async (locale, texts) => {
      const page = await load({ accept: "text/html", cookie: `NEXT_LOCALE=${locale}` });
      const html = await page.text();

      expect([page.status, page.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
      expect(html).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
      expect(html).toContain(`<h1>${texts.errors.notConfigured}</h1>`);
      expect(html).toContain("support@shaafimarketplace.com");
    },
  );

  it("responds with one line of text to other clients", async () => {
    const response = await load({ accept: "*/*" });
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toBe(
      `${english.errors.notConfigured} Try again later, or email support@shaafimarketplace.com.`,
    );
  });
});
