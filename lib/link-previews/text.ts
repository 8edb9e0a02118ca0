import "server-only";

import { Resvg } from "@resvg/resvg-js";
import { directionIn } from "@/lib/core/text-direction";
import { mirror, visualOrder } from "./direction";
import { type Face, familyOf, type Run, type Script, toRuns } from "./font-faces";

/** Style of a text; sizes in pixels of the image. */
export type Style = { face: Face; size: number; fonts: string[] };

/** Position of a line: on its baseline, from `x` on, or with `isEndAligned` up to it. */
type Place = { x: number; y: number; isEndAligned: boolean; fill: string };

/** The text that a line was broken from; it determines the line's direction. */
type Origin = { of?: string };

function escapeXml(text: string) {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function textElement(
  { script, text }: Run,
  { face, size }: Style,
  { x, y, fill }: Omit<Place, "isEndAligned">,
) {
  return `<text x="${x.toFixed(1)}" y="${y}" font-family="${familyOf(face, script)}" font-size="${size}" fill="${fill}">${escapeXml(text)}</text>`;
}

/** A character of each subset that never joins: the right edge of its ink after a run gives the end of the run. */
const FENCE: Record<Script, string> = { latin: "|", extended: "ā", ethiopic: "ሀ", arabic: "،" };

function rightEdge(run: Run, style: Style) {
  const element = textElement(run, style, { x: 0, y: 100, fill: "#000" });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${element}</svg>`;
  // Loads one file only: reading all of them dominates the cost.
  const fontFiles = style.fonts.filter((file) => file.includes(familyOf(style.face, run.script)));
  const box = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).getBBox();
  return box ? box.x + box.width : 0;
}

function advanceOf({ script, text }: Run, style: Style) {
  const fence = FENCE[script];
  const end = rightEdge({ script, text: text + fence }, style);
  return end - rightEdge({ script, text: fence }, style);
}

const spaceOf = ({ size }: Style) => size * 0.26;

function widthOfToken(token: string, style: Style) {
  return toRuns(token).reduce((sum, run) => sum + advanceOf(run, style), 0);
}

/** One line as SVG. Every run is a separate element: the renderer cannot mix fonts within one. */
export function textLine(
  line: string,
  style: Style,
  { x, y, isEndAligned, fill, of = line }: Place & Origin,
) {
  const direction = directionIn(of) ?? "ltr";
  const segments: { run: Run; width: number; gap: number }[] = [];
  for (const token of visualOrder(line.split(/\s+/), direction)) {
    const isRtl = directionIn(token) === "rtl";
    const runs = toRuns(isRtl ? mirror(token) : token);
    (isRtl ? runs.reverse() : runs).forEach((run, index) => {
      segments.push({ run, width: advanceOf(run, style), gap: index === 0 ? spaceOf(style) : 0 });
    });
  }
  const lineWidth = segments.reduce((sum, { width, gap }) => sum + width + gap, -spaceOf(style));
  let offset = (isEndAligned ? x - lineWidth : x) - spaceOf(style);
  return segments
    .map(({ run, width, gap }) => {
      const element = textElement(run, style, { x: offset + gap, y, fill });
      offset += gap + width;
      return element;
    })
    .join("");
}

/** Maximum number of characters that are measured. */
const MAX_CHARACTERS = 200;

type Limits = { width: number; lines: number };

/** Breaks a text between words into lines of at most `width`; overflow of the last line ends in an ellipsis. */
export function wrap(text: string, style: Style, { width, lines }: Limits): string[] {
  const tokens = text
    .slice(0, MAX_CHARACTERS)
    .split(/\s+/)
    .filter((token) => toRuns(token).length > 0);
  const result: string[] = [];
  let rest = tokens;
  while (rest.length > 0 && result.length < lines) {
    const count = countFitting(rest, style, width);
    const isLast = result.length === lines - 1;
    if (count === rest.length || (count > 0 && !isLast)) {
      result.push(rest.slice(0, count).join(" "));
      rest = rest.slice(count);
    } else {
      result.push(shorten(rest.slice(0, count + 1), style, width));
      rest = isLast ? [] : rest.slice(1);
    }
  }
  return result;
}

function countFitting(tokens: string[], style: Style, width: number) {
  let usedWidth = -spaceOf(style);
  const over = tokens.findIndex((token) => {
    usedWidth += spaceOf(style) + widthOfToken(token, style);
    return usedWidth > width;
  });
  return over === -1 ? tokens.length : over;
}

/** The longest prefix that fits together with its ellipsis. */
function shorten(tokens: string[], style: Style, width: number): string {
  for (
    let characters = [...tokens.join(" ")];
    characters.length > 0;
    characters = characters.slice(0, -1)
  ) {
    const cut = `${characters.join("").replace(/[\s.,;:…-]+$/u, "")}…`;
    if (countFitting(cut.split(" "), style, width) === cut.split(" ").length) return cut;
  }
  return "";
}
