import { expect, it } from "vitest";

import { filesBelow, readText } from "../../support/files";

/** Matches a comparison of the viewer's role, which does not know whether the session has a second factor. */
const COMPARED = /\bviewer\??\.role [!=]== "admin"/;

/** Rules for accounts of admins, and a note without secrets, rather than rights of admins. */
const ACCOUNT_RULES = [
  "app/[locale]/(admin)/admin/page.tsx",
  "components/layout/operator-note.tsx",
  "lib/accounts/queries.ts",
  "lib/accounts/second-factor/service/change.ts",
  "lib/accounts/service/deletion.ts",
  "lib/accounts/service/password.ts",
  "lib/auth/viewer.ts",
];

it("rights of admins are decided by isAdmin, not by the viewer's role", () => {
  const files = ["app", "components", "lib"]
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && COMPARED.test(readText(file)));

  expect(files.sort()).toEqual(ACCOUNT_RULES);
});
