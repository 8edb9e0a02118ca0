import { expect, it } from "vitest";

import { filesBelow, readText } from "../../support/files";

/**
 * Matches user-visible text in code instead of messages: an attribute or toast with a capital letter or a space. Text
 * between tags is checked by the linter (noJsxLiterals).
 */
const WRITTEN =
  /(?:\s(?:aria-(?:label|description|roledescription|valuetext)|placeholder|title|alt|description|label|heading|summary)=\{?|\btoast(?:\.\w+)?\(\s*)["'`](?=[^"'`]*(?:[A-Z\p{Lo}]| ))(?=[^"'`$]*\p{L}{2})[^"'`]*["'`]/gu;

const writtenIn = (code: string) => code.match(WRITTEN) ?? [];

it("product code has no user-visible text outside of messages", () => {
  const files = ["app", "components", "lib"].flatMap(filesBelow);
  const findings = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => writtenIn(readText(file)).map((text) => [file, text]));

  // Keys of messages, which the component translates.
  expect(findings.filter(([, text]) => !/="[a-z]+(?:[A-Z][a-z]+)+"/.test(text ?? ""))).toEqual([]);
});

it("writtenIn finds text in an attribute and in a toast", () => {
  const code = `<b title="Close" /><i aria-label={"no way"} /><u alt="" title={t("x")} />; toast.error("Oh no")`;
  expect(writtenIn(code)).toEqual([
    ' title="Close"',
    ' aria-label={"no way"',
    'toast.error("Oh no"',
  ]);
});
