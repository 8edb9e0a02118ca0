import { describe, expect, it } from "vitest";

import { CLIENT_NAMESPACES, pickMessages } from "@/lib/i18n/client-namespaces";
import messages from "@/messages/en.json";

describe("what the browser may translate", () => {
  it("picks whole namespaces and parts of them", () => {
    const picked = pickMessages(messages, ["theme", "nav.home", "nav.shop"]);

    expect(picked).toEqual({ theme: messages.theme, nav: { home: "Home", shop: "Shop" } });
  });

  it("leaves out what is not there and never changes the messages", () => {
    const before = structuredClone(messages);

    expect(pickMessages(messages, ["nope", "nav.nope.deeper", "__proto__"])).toEqual({ nav: {} });
    expect(messages).toEqual(before);
  });

  it("finds everything that is listed", () => {
    const flat = (path: string) =>
      path.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], messages);

    for (const path of CLIENT_NAMESPACES) expect(flat(path), path).toBeDefined();
  });
});
