import { describe, expect, it } from "vitest";

import { readText } from "../../support/files";

/** The minor versions that lib/db/README.md was last checked against. */
const CHECKED = { pg: "8.23", "pg-pool": "3.14" };

describe("the version of pg", () => {
  it.each(Object.entries(CHECKED))(
    'of %s is %s; follow "Upgrading pg" in lib/db/README.md for another one',
    (name, checkedVersion) => {
      const { version } = JSON.parse(readText(`node_modules/${name}/package.json`));
      expect(version).toMatch(new RegExp(`^${checkedVersion.replace(".", "\\.")}\\.`));
    },
  );
});
