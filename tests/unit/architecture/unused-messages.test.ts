import { expect, it } from "vitest";

import { filesBelow, readText } from "../../support/files";
import { readMessages } from "../../support/messages";

const starred = (text: string) => text.replace(/\$\{[^}]*\}/g, "*");

function namespacesIn(code: string) {
  const calls = code.matchAll(
    /(?:useTranslations|getTranslations|namespace:)\(?\s*["`]([^"`]+)["`]/g,
  );
  return [...calls].map(([, name = ""]) => starred(name));
}

/** Returns the message names in code: "empty", empty: or `${part}.empty`, with a star for each placeholder. */
function namesIn(code: string) {
  const plain = [...code.matchAll(/"([\w.-]+)"|(?:^|[{,])\s*(\w+):/gm)];
  // Templates can be nested, so each backtick is tried as a start.
  const put = [...code.matchAll(/(?=`([^`\n]*\$\{[^`\n]*)`)/g)].map(([, text = ""]) =>
    starred(text),
  );
  const dotted = put.filter((name) => /^[\w.*-]+$/.test(name));
  return [
    ...plain.map(([, text, key]) => text ?? key ?? ""),
    ...dotted.filter((name) => /[a-z]/.test(name)),
    // Names of stars only match below the namespaces of their own file.
    ...dotted
      .filter((name) => name === "*.*")
      .flatMap((name) => namespacesIn(code).map((namespace) => `${namespace}.${name}`)),
  ];
}

/** Returns the pattern of a name with stars; a star matches at least one character. */
function patternOf(name: string, end: string) {
  const segments = name.split("*").map((segment) => segment.replaceAll(".", "\\."));
  return new RegExp(`^${segments.join("[\\w.-]+")}${end}`);
}

/** Returns the paths that no code can name, neither in full nor after a namespace. */
function unused(paths: string[], sources: string[]) {
  const names = new Set(sources.flatMap(namesIn));
  const patterns = [...names]
    .filter((name) => name.includes("*"))
    .map((name) => patternOf(name, "$"));
  const isNamed = (rest: string) =>
    names.has(rest) || patterns.some((pattern) => pattern.test(rest));
  const namespaces = [...new Set(sources.flatMap(namespacesIn))].map((namespace) =>
    patternOf(namespace, "\\."),
  );
  const restsOf = (path: string) =>
    namespaces.filter((namespace) => namespace.test(path)).map((text) => path.replace(text, ""));
  return paths.filter((path) => ![path, ...restsOf(path)].some(isNamed));
}

it("every message is used in code", () => {
  const code = ["app", "components", "lib"]
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file));
  const paths = [...readMessages("en").keys()];

  expect(unused(paths, code.map(readText))).toEqual([]);
});

it("unused finds a message that no code uses", () => {
  const put = "$" + "{kind}";
  const code = [
    `const t = useTranslations("cart"); t("empty"); t(\`line.${put}\`); t(\`${put}.${put}\`);`,
    'const NAMES = { full: "t.all" };',
    'const t = useTranslations("old"); t("none");',
  ];
  const keys = ["cart.empty", "cart.line.one", "cart.full", "cart.t.all", "cart.two.words"];
  const unsaid = ["cart.stale", "other.empty", "old.two.words"];

  expect(unused([...keys, ...unsaid], code)).toEqual(unsaid);
});
