import os from "node:os";

import { testProfile } from "../../scripts/lib/test-profile.mjs";

const profile = testProfile({
  url: "http://localhost:3000",
  database: "",
  uploads: os.tmpdir(),
});

Object.assign(process.env, profile, { NODE_ENV: "test" });
