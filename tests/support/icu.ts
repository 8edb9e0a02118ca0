const PLURAL = /^(plural|select|selectordinal)$/;

/**
 * The arguments and tags that an ICU message names: `{count, plural, one {# item} other {# items}}` names `count`,
 * and not the words of its branches.
 */
export function argumentsOf(message: string): string[] {
  const names = new Set<string>();
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
    while (at < message.length && message[at] !== "}") {
      readWord(/[{}]/);
      if (message[at] !== "{") break;
      at += 1;
      readText();
    }
  }

  function readArgument() {
    at += 1;
    names.add(readWord(/[,}]/));
    if (message[at] === ",") {
      at += 1;
      if (PLURAL.test(readWord(/[,}]/)) && message[at] === ",") {
        at += 1;
        readBranches();
      } else readWord(/}/);
    }
    at += 1;
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
    at += 1;
  }

  readText();
  return [...names].sort();
}
