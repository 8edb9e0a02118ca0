import { expect, it } from "vitest";

import { filesBelow, readText } from "../../support/files";

/**
 * What a person reads or hears, written into code instead of messages: an attribute or a toast with a capital letter
 * or a space in it. What stands between tags is the linter's (noJsxLiterals).
 */
const WRITTEN =
  /(?:\s(?:aria-(?:label|description|roledescription|valuetext)|placeholder|title|alt|description|label|heading|summary)=\{?|\btoast(?:\.\w+)?\(\s*)["'`](?=[^"'`]*(?:[A-Z\p{Lo}]| ))(?=[^"'`$]*\p{L}{2})[^"'`]*["'`]/gu;

const writtenIn = (code: string) => code.match(WRITTEN) ?? [];

it("keeps what people read or hear in messages", () => {
  const files = ["app", "components", "lib"].flatMap(filesBelow);
  const found = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => writtenIn(readText(file)).map((text) => [file, text]));

  // A key of the messages, which the screen looks up.
  expect(found.filter(([, text]) => !/="[a-z]+(?:[A-Z][a-z]+)+"/.test(text ?? ""))).toEqual([]);
});

it("finds text in an attribute and in a toast", () => {
  const code = `<b title="Close" /><i aria-label={"no way"} /><u alt="" title={t("x")} />; toast.error("Oh no")`;
  expect(writtenIn(code)).toEqual([
    ' title="Close"',
    ' aria-label={"no way"',
    'toast.error("Oh no"',
  ]);
});
