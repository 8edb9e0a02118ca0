const BRANCHING = /^(plural|select|selectordinal)$/;

/**
 * Parses an ICU message: its arguments and tags, and the branches of its plurals. `{count, plural, one {# item} other
 * {# items}}` names `count`, and not the text of its branches.
 * @throws Error if a brace is left open or closed too often
 */
export function readMessage(message: string) {
  const names = new Set<string>();
  const plurals: string[][] = [];
  let at = 0;

  function readQuoted() {
    const start = at;
    at += 1;
    if (message[at] === "'") at += 1;
    else if ("{}<#|".includes(message[at] ?? " ")) at = endOf("'");
    else return ["'"];
    const quotation = message.slice(start + 1, at).replace(/'$/, "");
    return [quotation || "'"];
  }

  function endOf(mark: string) {
    const position = message.indexOf(mark, at);
    return position === -1 ? message.length : position + 1;
  }

  function readWord(end: RegExp) {
    const start = at;
    while (at < message.length && !end.test(message[at] ?? "")) at += 1;
    return message.slice(start, at).trim();
  }

  function readTag() {
    const tag = /^<\/?([a-zA-Z]\w*)\s*\/?>/.exec(message.slice(at));
    if (tag?.[1]) names.add(tag[1]);
    at += tag?.[0].length ?? 1;
    return [tag ? "" : "<"];
  }

  function readBranches() {
    const branches: string[] = [];
    const texts: string[] = [];
    while (at < message.length && message[at] !== "}") {
      const branch = readWord(/[{}]/);
      if (message[at] !== "{") break;
      branches.push(branch);
      at += 1;
      texts.push(...readText());
      close();
    }
    return { branches, texts };
  }

  function close() {
    if (message[at] !== "}") throw new Error(`A brace is left open: ${message}`);
    at += 1;
  }

  function readArgument() {
    at += 1;
    const name = readWord(/[,}]/);
    names.add(name);
    let texts = [`{${name}}`];
    if (message[at] === ",") {
      at += 1;
      texts = readKind() ?? texts;
    }
    close();
    return texts;
  }

  function readKind() {
    const kind = readWord(/[,}]/);
    if (!BRANCHING.test(kind)) {
      readWord(/}/);
      return null;
    }
    at += 1;
    const { branches, texts } = readBranches();
    if (kind === "plural") plurals.push(branches);
    return texts;
  }

  function readPlain() {
    const start = at;
    while (at < message.length && !"'<{}".includes(message[at] ?? "")) at += 1;
    return message.slice(start, at);
  }

  /** Reads up to the brace that closes this text and returns its variants. */
  function readText(): string[] {
    const readers: Record<string, () => string[]> = {
      "'": readQuoted,
      "<": readTag,
      "{": readArgument,
    };
    let variants = [""];
    while (at < message.length && message[at] !== "}") {
      const read = readers[message[at] ?? ""];
      const next = read ? read() : [readPlain()];
      variants = variants.flatMap((text) => next.map((more) => text + more));
    }
    return variants;
  }

  const variants = readText();
  if (at < message.length) throw new Error(`A brace is closed too often: ${message}`);
  return { names: [...names].sort(), plurals, variants: [...new Set(variants)] };
}
