import { decodeHTML } from "entities";
import { convert } from "html-to-text";

import { detectLayout } from "./layouts";

/**
 * WooCommerce files that PHP wrote with its default escape character have `\"` for a quote inside of a quoted cell.
 * Returns the text with `""` for it, as the other programs write it. A backslash at the end of a cell stays.
 */
export function undoWooEscapes(text: string, delimiter: string): string {
  if (!text.includes('\\"')) return text;
  const heading = /^[^\r\n]{0,20000}/.exec(text)?.[0] ?? "";
  const columns = heading.split(delimiter).map((cell) => cell.replace(/^"|"$/g, ""));
  if (detectLayout(columns) !== "woocommerce") return text;
  return text.replace(/\\"(?="(?:,|\r|\n|$))/g, '""').replace(/\\"(?!"|\r|\n|$|,(?! ))/g, '""');
}

/** Returns a description of WooCommerce, which writes a line break as `\n` and a backslash with an n as `\\n`. */
export function undoWooLineBreaks(cell: string): string {
  const segments = cell.split("\\\\n").map((segment) => segment.replaceAll("\\n", "\n"));
  return segments.join("\\n");
}

/** Returns a cell without the apostrophe that keeps spreadsheets from evaluating it. */
export const withoutApostrophe = (cell: string) => cell.replace(/^'(?=[=+\-@\t])/, "");

/** Returns a cell of a shop whose files contain HTML as text. */
export function decodeCell(cell: string): string {
  return cell.includes("&") ? withSpaces(decodeHTML(cell)) : cell;
}

/** Returns a description of a shop whose files contain HTML as plain text. */
export function decodeDescription(cell: string): string {
  return /<\/?[a-z][^>]*>/i.test(cell) ? withSpaces(toPlainText(cell)) : decodeCell(cell);
}

/** Plain spaces instead of no-break and thin ones. */
const withSpaces = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, " ");

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];

function toPlainText(html: string): string {
  const text = convert(html, {
    wordwrap: false,
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      ...["img", "style", "script"].map((selector) => ({ selector, format: "skip" })),
      ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: "ul", options: { itemPrefix: "- " } },
      { selector: "table", format: "block" },
      { selector: "tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      ...["td", "th"].map((selector) => ({
        selector,
        format: "inlineSurround",
        options: { suffix: " " },
      })),
    ],
  });
  return text.replace(/[ \t]+$/gm, "");
}
