import { expect, test } from "@playwright/test";

import { problemsAt } from "../../support/accessibility";
import { ROUTES } from "../../support/routes";
import { become, hearRefusals } from "../../support/sign-in";

for (const [who, { paths, status }] of Object.entries(ROUTES)) {
  // All pages that are denied or gone are one screen with other words.
  const looked = status ? paths.slice(0, 2) : paths;
  for (const language of ["en", "ar"] as const) {
    test(`axe finds nothing for ${who} in ${language}, light and dark`, {
      tag: "@look",
    }, async ({ context }) => {
      test.setTimeout(300_000);
      await become(context, who, language);
      const refusals = await hearRefusals(context);
      expect(await problemsAt(context, looked, language)).toEqual([]);
      expect(refusals).toEqual([]);
    });
  }
}
