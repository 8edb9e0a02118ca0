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

  function skipQuoted() {
    at += 1;
    if (message[at] === "'") at += 1;
    else if ("{}<#|".includes(message[at] ?? " ")) at = endOf("'");
  }

  function endOf(mark: string) {
    const found = message.indexOf(mark, at);
    return found === -1 ? message.length : found + 1;
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
  }

  function readBranches() {
    const branches: string[] = [];
    while (at < message.length && message[at] !== "}") {
      const branch = readWord(/[{}]/);
      if (message[at] !== "{") break;
      branches.push(branch);
      at += 1;
      readText();
      close();
    }
    return branches;
  }

  function close() {
    if (message[at] !== "}") throw new Error(`A brace is left open: ${message}`);
    at += 1;
  }

  function readArgument() {
    at += 1;
    names.add(readWord(/[,}]/));
    if (message[at] === ",") {
      at += 1;
      readKind();
    }
    close();
  }

  function readKind() {
    const kind = readWord(/[,}]/);
    if (!BRANCHING.test(kind)) {
      readWord(/}/);
      return;
    }
    at += 1;
    const branches = readBranches();
    if (kind === "plural") plurals.push(branches);
  }

  /** Reads up to the brace that closes this text. */
  function readText() {
    const readers: Record<string, () => void> = {
      "'": skipQuoted,
      "<": readTag,
      "{": readArgument,
    };
    while (at < message.length && message[at] !== "}") {
      const read = readers[message[at] ?? ""];
      if (read) read();
      else at += 1;
    }
  }

  readText();
  if (at < message.length) throw new Error(`A brace is closed too often: ${message}`);
  return { names: [...names].sort(), plurals };
}
