/** Characters of one text; an article's own limit. */
const MAX_LENGTH = 60_000;

const MAX_LINES = 3_000;

/** Block quotes and lists that one line may open or continue. */
const MAX_CONTAINERS = 10;

/** Markers of block quotes and lists in the whole text. */
const MAX_MARKERS = 2_500;

/** Columns before a list marker; each level of a nested list takes at least two. */
const MAX_INDENT = 40;

/** Emphasis and brackets that are open at one point of a paragraph. */
const MAX_OPEN = 20;

/** Longest run of `*` and `_`; longer ones only where they are the whole line, which is a rule. */
const MAX_RUN = 20;

/** Emphasis runs and brackets in the whole text. */
const MAX_INLINE = 4_000;

/** Levels of a parsed text, and its nodes. */
const MAX_DEPTH = 48;
const MAX_NODES = 12_000;

const MARKER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
/** An item begins a paragraph of its own, in which nothing is open. */
const ITEM = /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]/;
const RULE = /^[ \t]*[-*_=][-*_= \t]*$/;
const INLINE = /[*_]+|[[\]]/g;

/**
 * Whether Markdown can be parsed and rendered at a bounded cost. Scans the text once, before any parser sees it:
 * parsers of Markdown take time and memory that grow with the square of the nesting.
 */
export function isBoundedMarkdown(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const lines = text.split(/\r\n|\r|\n/, MAX_LINES + 1);
  if (lines.length > MAX_LINES) return false;
  const scan = { markers: 0, inline: 0, open: newOpen() };
  return lines.every((line) => scanLine(scan, line));
}

type Scan = { markers: number; inline: number; open: Open };

/** Adds a line to the state of the lines before it; false when a bound is exceeded. */
function scanLine(scan: Scan, line: string): boolean {
  const found = markersOf(line);
  scan.markers += found;
  if (found > MAX_CONTAINERS || scan.markers > MAX_MARKERS) return false;
  if (line.trim() === "" || ITEM.test(line)) scan.open = newOpen();
  if (!RULE.test(line)) scan.inline += scanInline(line, scan.open);
  return scan.inline <= MAX_INLINE && !scan.open.isTooDeep;
}

/** How many containers a line opens or continues; more than any bound when a marker stands too far in. */
function markersOf(line: string): number {
  let count = 0;
  MARKER.lastIndex = 0;
  for (let end = 0; MARKER.test(line); end = MARKER.lastIndex) {
    const indent = columnsOf(line.slice(end, MARKER.lastIndex));
    count += indent > MAX_INDENT ? MAX_CONTAINERS + 1 : 1;
    if (count > MAX_CONTAINERS) return count;
  }
  return count;
}

function columnsOf(marked: string) {
  const blanks = /^[ \t]*/.exec(marked)?.[0] ?? "";
  return [...blanks].reduce((columns, one) => columns + (one === "\t" ? 4 : 1), 0);
}

type Open = { emphasis: number; brackets: number; isTooDeep: boolean };

const newOpen = (): Open => ({ emphasis: 0, brackets: 0, isTooDeep: false });

const isText = (character: string | undefined) =>
  character !== undefined && !/[\s*_]/.test(character);

/** Tracks the emphases and brackets that a line opens and closes; returns the number of markers. */
function scanInline(line: string, open: Open): number {
  let count = 0;
  for (const { 0: sign, index } of line.matchAll(INLINE)) {
    count++;
    if (line[index - 1] === "\\") continue;
    if (sign === "[") open.brackets++;
    else if (sign === "]") open.brackets = Math.max(0, open.brackets - 1);
    else followRun(open, sign, line[index - 1], line[index + sign.length]);
    if (open.brackets > MAX_OPEN || open.emphasis > MAX_OPEN) open.isTooDeep = true;
  }
  return count;
}

function followRun(open: Open, run: string, before?: string, after?: string) {
  if (run.length > MAX_RUN) open.isTooDeep = true;
  const closes = isText(before) && open.emphasis > 0 && (!isText(after) || run.includes("*"));
  if (closes) open.emphasis = Math.max(0, open.emphasis - run.length);
  else if (isText(after)) open.emphasis += run.length;
}

type Node = { type: string; value?: string; children?: Node[] };

/** Whether a parsed text is small and shallow enough to be rendered. */
export function isBoundedTree(root: Node): boolean {
  const waiting: [Node, number][] = [[root, 1]];
  let nodes = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next;
    nodes++;
    if (depth > MAX_DEPTH || nodes > MAX_NODES) return false;
    for (const child of node.children ?? []) waiting.push([child, depth + 1]);
  }
  return true;
}
