import type { TestProject } from "vitest/node";

import { createProcessManager } from "../../scripts/lib/command/process-manager.mjs";
import { temporaryFolder } from "../../scripts/lib/tests/test-cluster.mjs";
import { openTestDatabases } from "../../scripts/lib/tests/test-databases.mjs";

declare module "vitest" {
  interface ProvidedContext {
    adminUrl: string;
  }
}

/** Uses the PostgreSQL of `npm test`, which has the template, or starts one for this run. */
export default async function setup(project: TestProject) {
  const keeper = await createProcessManager();
  const clusterUrl = process.env["TEST_CLUSTER_URL"];
  const open = async () =>
    (await openTestDatabases(keeper, await temporaryFolder(keeper))).adminUrl;
  project.provide("adminUrl", clusterUrl ?? (await open()));
  return () => keeper.close();
}
