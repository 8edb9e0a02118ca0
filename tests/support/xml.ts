// A strict parser of small XML documents: anything that is not well-formed throws.
const TOKEN =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 does not allow
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u;

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function decode(text: string) {
  if (text.includes("]]>")) throw new Error("']]>' in a text");
  return text.replace(/&(?:(\w+);)?/g, (all, name: string) => {
    const sign = ENTITIES[name];
    if (!sign) throw new Error(`an unknown entity: ${all}`);
    return sign;
  });
}

type Open = { name: string; text: string };

/** Parses one token of the document; returns the element that it closes, if any. */
function step(open: Open[], [, cdata, closing, tag, , empty, text]: RegExpExecArray): Open | null {
  const top = open.at(-1);
  if (top) top.text += cdata ?? (text === undefined ? "" : decode(text));
  if (!tag) return null;
  if (!closing) {
    if (!empty) open.push({ name: tag, text: "" });
    return null;
  }
  if (top?.name !== tag) throw new Error(`</${tag}> closes ${top?.name}`);
  return open.pop() ?? null;
}

/**
 * Returns the texts of all elements called `name`, in order.
 * @throws where the document is not well-formed
 */
export function xmlTexts(xml: string, name: string): string[] {
  if (ILLEGAL.test(xml)) throw new Error("a character that XML has not");
  const open: Open[] = [];
  const texts: string[] = [];
  let end = 0;
  for (const token of xml.matchAll(TOKEN)) {
    end = token.index + token[0].length;
    const isClosed = step(open, token);
    if (isClosed?.name === name) texts.push(isClosed.text);
  }
  if (end !== xml.length || open.length > 0) throw new Error(`not well-formed at ${end}`);
  return texts;
}
