import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { Avatar } from "@/components/ui/avatar";

describe("Avatar", () => {
  it.each([
    ["Hodan Ali", "HA"],
    ["Bunna & Baati", "BB"],
    ["B&", "B"],
    ["hodan", "HO"],
    ["የጀበና ቡና", "የቡ"],
  ])("shows of %j only letters, which no direction reorders", (name, initials) => {
    const html = renderToStaticMarkup(createElement(Avatar, { name }));
    expect(html.replace(/<[^>]+>/g, "")).toBe(initials);
  });
});
