import pg from "pg";
import type { TestProject } from "vitest/node";

import { createKeeper } from "../../scripts/lib/keeper.mjs";
import { migrate } from "../../scripts/lib/migrate.mjs";
import { startTestCluster, temporaryFolder } from "../../scripts/lib/test-cluster.mjs";

declare module "vitest" {
  interface ProvidedContext {
    adminUrl: string;
  }
}

export const TEMPLATE = "template_of_tests";

/** The address of another database on the same server. */
export function databaseAt(adminUrl: string, name: string) {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function startCluster(keeper: Awaited<ReturnType<typeof createKeeper>>) {
  const { adminUrl } = await startTestCluster(keeper, await temporaryFolder(keeper));
  return adminUrl;
}

/** One server for the run (that of `npm test`, else an own one) and on it one migrated template. */
export default async function setup(project: TestProject) {
  const keeper = await createKeeper();
  const adminUrl = process.env["TEST_CLUSTER_URL"] ?? (await startCluster(keeper));
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await migrate(databaseAt(adminUrl, TEMPLATE));
  await admin.query(`alter database ${TEMPLATE} with is_template true allow_connections false`);
  await admin.end();
  project.provide("adminUrl", adminUrl);
  return () => keeper.close();
}
