/** Maximum characters of a text; the limit of blog articles. */
const MAX_LENGTH = 60_000;

const MAX_LINES = 3_000;

/** Maximum block quotes and lists that one line may open or continue. */
const MAX_CONTAINERS = 10;

/** Maximum markers of block quotes and lists in the whole text. */
const MAX_MARKERS = 2_500;

/** Maximum columns before a list marker; each level of a nested list takes at least two. */
const MAX_INDENT = 40;

/** Maximum emphases and brackets that are open at one point of a paragraph. */
const MAX_OPEN = 20;

/** Maximum run of `*` and `_`; longer ones are only allowed as a whole line, which is a rule. */
const MAX_RUN = 20;

/** Maximum emphasis runs and brackets in the whole text. */
const MAX_INLINE = 4_000;

/** Maximum levels of a parsed text, and maximum nodes. */
const MAX_DEPTH = 48;
const MAX_NODES = 12_000;

const MARKER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
/** A list item starts a new paragraph, without open emphasis or brackets. */
const ITEM = /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]/;
const RULE = /^[ \t]*[-*_=][-*_= \t]*$/;
const INLINE = /[*_]+|[[\]]/g;

/**
 * Whether Markdown can be parsed and rendered at a bounded cost. Scans the text once before it is parsed: Markdown
 * parsers take time and memory that grow with the square of the nesting.
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
  const markerCount = markersOf(line);
  scan.markers += markerCount;
  if (markerCount > MAX_CONTAINERS || scan.markers > MAX_MARKERS) return false;
  if (line.trim() === "" || ITEM.test(line)) scan.open = newOpen();
  if (!RULE.test(line)) scan.inline += scanInline(line, scan.open);
  return scan.inline <= MAX_INLINE && !scan.open.isTooDeep;
}

/** Returns the number of containers that a line opens or continues; above any limit if a marker is indented too far. */
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

function columnsOf(line: string) {
  const blanks = /^[ \t]*/.exec(line)?.[0] ?? "";
  return [...blanks].reduce((columns, blank) => columns + (blank === "\t" ? 4 : 1), 0);
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
    else trackRun(open, sign, line[index - 1], line[index + sign.length]);
    if (open.brackets > MAX_OPEN || open.emphasis > MAX_OPEN) open.isTooDeep = true;
  }
  return count;
}

function trackRun(open: Open, run: string, before?: string, after?: string) {
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
