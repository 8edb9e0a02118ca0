import os from "node:os";

import { testEnv } from "../../scripts/lib/tests/test-env.mjs";

const profile = testEnv({
  url: "http://localhost:3000",
  database: "",
  uploads: os.tmpdir(),
});

Object.assign(process.env, profile, { NODE_ENV: "test" });
