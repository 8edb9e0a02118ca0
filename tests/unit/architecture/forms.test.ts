import { expect, it } from "vitest";

import { filesBelow, readText } from "../../support/files";

const OPENING = /<form\b(?:[^>]|(?<==)>)*>/g;

const formsIn = (code: string) => code.match(OPENING) ?? [];

/** A form without either would reload the page with its fields in the URL. */
it("every form has an action or a submit handler", () => {
  const forms = ["app", "components"]
    .flatMap(filesBelow)
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => formsIn(readText(file)).map((form) => [file, form]));

  expect(forms.length).toBeGreaterThan(50);
  expect(forms.filter(([, form]) => !/\s(?:action|onSubmit)=/.test(form ?? ""))).toEqual([]);
});

it("formsIn returns the whole opening tag of a form", () => {
  expect(formsIn('<form onSubmit={(e) => void f(e)} noValidate><form method="get"\n>')).toEqual([
    "<form onSubmit={(e) => void f(e)} noValidate>",
    '<form method="get"\n>',
  ]);
});
