import "server-only";

import { Resvg } from "@resvg/resvg-js";
import { directionIn } from "@/lib/core/text-direction";
import { mirror, visualOrder } from "./direction";
import { type Face, familyOf, type Run, type Script, toRuns } from "./font-faces";

/** Style of a text; sizes in pixels of the image. */
export type Style = { face: Face; size: number; fonts: string[] };

/** Position of a line: on its baseline, from `x` on, or with `isRtl` up to it. */
type Place = { x: number; y: number; isRtl: boolean; fill: string };

/** The text that a line was broken from; it determines the line's direction. */
type Origin = { of?: string };

function escapeXml(text: string) {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function textElement(
  { script, text }: Run,
  { face, size }: Style,
  { x, y, fill }: Omit<Place, "isRtl">,
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

function widthOfWord(word: string, style: Style) {
  return toRuns(word).reduce((sum, run) => sum + advanceOf(run, style), 0);
}

/** One line as SVG. Every run is a separate element: the renderer cannot mix fonts within one. */
export function textLine(
  line: string,
  style: Style,
  { x, y, isRtl, fill, of = line }: Place & Origin,
) {
  const direction = directionIn(of) ?? "ltr";
  const pieces: { run: Run; width: number; gap: number }[] = [];
  for (const word of visualOrder(line.split(/\s+/), direction)) {
    const isRtl = directionIn(word) === "rtl";
    const runs = toRuns(isRtl ? mirror(word) : word);
    (isRtl ? runs.reverse() : runs).forEach((run, index) => {
      pieces.push({ run, width: advanceOf(run, style), gap: index === 0 ? spaceOf(style) : 0 });
    });
  }
  const whole = pieces.reduce((sum, { width, gap }) => sum + width + gap, -spaceOf(style));
  let at = (isRtl ? x - whole : x) - spaceOf(style);
  return pieces
    .map(({ run, width, gap }) => {
      const element = textElement(run, style, { x: at + gap, y, fill });
      at += gap + width;
      return element;
    })
    .join("");
}

/** Maximum number of characters that are measured. */
const MAX_CHARACTERS = 200;

type Limits = { width: number; lines: number };

/** Breaks a text between words into lines of at most `width`; overflow of the last line ends in an ellipsis. */
export function wrap(text: string, style: Style, { width, lines }: Limits): string[] {
  const words = text
    .slice(0, MAX_CHARACTERS)
    .split(/\s+/)
    .filter((word) => toRuns(word).length > 0);
  const done: string[] = [];
  let rest = words;
  while (rest.length > 0 && done.length < lines) {
    const count = countFitting(rest, style, width);
    const isLast = done.length === lines - 1;
    if (count === rest.length || (count > 0 && !isLast)) {
      done.push(rest.slice(0, count).join(" "));
      rest = rest.slice(count);
    } else {
      done.push(shorten(rest.slice(0, count + 1), style, width));
      rest = isLast ? [] : rest.slice(1);
    }
  }
  return done;
}

function countFitting(words: string[], style: Style, width: number) {
  let usedWidth = -spaceOf(style);
  const over = words.findIndex((word) => {
    usedWidth += spaceOf(style) + widthOfWord(word, style);
    return usedWidth > width;
  });
  return over === -1 ? words.length : over;
}

/** The longest prefix that fits together with its ellipsis. */
function shorten(words: string[], style: Style, width: number): string {
  for (
    let characters = [...words.join(" ")];
    characters.length > 0;
    characters = characters.slice(0, -1)
  ) {
    const cut = `${characters.join("").replace(/[\s.,;:…-]+$/u, "")}…`;
    if (countFitting(cut.split(" "), style, width) === cut.split(" ").length) return cut;
  }
  return "";
}
