import { describe, expect, it } from "vitest";

import { renderEmail } from "@/lib/notifications/render-email";
import { INJECTIONS } from "../support/injections";

/** Renders an email with `text` in place of every user text. */
const emailOf = (text: string) =>
  renderEmail({
    to: "reader@example.com",
    locale: "en",
    subject: text,
    greeting: text,
    paragraphs: [text, `Note from our team: ${text}`],
    rows: [text, `${text}: 3 new replies`],
    action: { label: text, url: "http://localhost:3000/community" },
    closing: [text],
  });

const countOf = (html: string, sign: string) => html.split(sign).length - 1;

/** Returns the tags of an email except line breaks, which texts may add. */
const tagsOf = (html: string) =>
  (html.match(/<[^>]*>/g) ?? []).filter((tag) => tag !== "<br>").sort();

describe("emails with hostile texts", () => {
  const plain = emailOf("A quiet text").html;

  it.each(INJECTIONS)("contain no markup of the text: %s", (text) => {
    const { html, text: plainText } = emailOf(text);
    expect(tagsOf(html)).toEqual(tagsOf(plain));
    expect(countOf(html, '"')).toBe(countOf(plain, '"'));
    expect(plainText).toContain(text.trim());
  });
});
