import { expect, it } from "vitest";

import { filesBelow, readText } from "../../support/files";

const OPENING = /<form\b(?:[^>]|(?<==)>)*>/g;

const formsIn = (code: string) => code.match(OPENING) ?? [];

/** A form of neither kind would reload the page with its fields in the address. */
it("finds an action or a submit handler on every form", () => {
  const forms = ["app", "components"]
    .flatMap(filesBelow)
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => formsIn(readText(file)).map((form) => [file, form]));

  expect(forms.length).toBeGreaterThan(50);
  expect(forms.filter(([, form]) => !/\s(?:action|onSubmit)=/.test(form ?? ""))).toEqual([]);
});

it("reads a form's opening as far as it goes", () => {
  expect(formsIn('<form onSubmit={(e) => void f(e)} noValidate><form method="get"\n>')).toEqual([
    "<form onSubmit={(e) => void f(e)} noValidate>",
    '<form method="get"\n>',
  ]);
});
