// Scenarios of the system tests and their sizes.
import { chaos } from "../../../tests/system/chaos.mjs";
import { crash } from "../../../tests/system/crash.mjs";
import { drill } from "../../../tests/system/drill.mjs";
import { forum } from "../../../tests/system/forum.mjs";
import { functionSizes } from "../../../tests/system/function-sizes.mjs";
import { growth } from "../../../tests/system/growth.mjs";
import { image } from "../../../tests/system/image.mjs";
import { instances } from "../../../tests/system/instances.mjs";
import { payouts } from "../../../tests/system/payouts.mjs";
import { production } from "../../../tests/system/production/production.mjs";
import { race } from "../../../tests/system/race.mjs";
import { abuse } from "../../../tests/system/security/abuse.mjs";
import { boundaries } from "../../../tests/system/security/boundaries.mjs";
import { canaries } from "../../../tests/system/security/canaries.mjs";
import { fuzz } from "../../../tests/system/security/fuzz.mjs";
import { matrix } from "../../../tests/system/security/matrix.mjs";
import { sqlmap } from "../../../tests/system/security/sqlmap.mjs";
import { timing } from "../../../tests/system/security/timing.mjs";
import { providers } from "../../../tests/system/sign-in/providers.mjs";
import { webProcesses } from "../../../tests/system/web-processes.mjs";
import { webhooks } from "../../../tests/system/webhooks.mjs";

/**
 * @import { ProcessManager } from "../command/process-manager.mjs"
 *
 * @typedef {Record<string, number>} Sizes
 *
 * @typedef {import("../../../tests/system/shop.mjs").SystemShop} SystemShop
 *
 * @typedef {{ keeper: ProcessManager, logs: string, folder: string }} StandaloneShop of a scenario that runs alone;
 *   `folder`: of the build
 *
 * @typedef {import("../../../tests/system/database.mjs").SystemDatabase} SystemDatabase
 *
 * @typedef {{ line: string, problems: string[], history: { save: (file: string) => void } }} ScenarioResult
 *
 * @typedef {object} ScenarioTraits
 * @property {boolean} [isCritical] whether it runs in `npm test`; the others run in `npm run test:full` only
 * @property {boolean} [isAlone] whether it needs no servers of the run
 * @property {boolean} [isSeeded] whether it needs the demo shop with its users and rows
 *   (tests/system/security/actors.mjs) instead of an empty one
 * @property {boolean} [endsDatabase] whether it stops PostgreSQL, so that it needs its own
 * @property {Sizes} full size as a single command
 * @property {Sizes} [short] size within a run of all tests
 *
 * @typedef {ScenarioTraits & { run(shop: SystemShop | StandaloneShop, database: SystemDatabase,
 *   options: Sizes & { seed: number }): Promise<ScenarioResult> }} Scenario
 */

/**
 * The scenarios by name.
 * @type {Record<string, Scenario>}
 */
export const SCENARIOS = {
  contention: {
    isCritical: true,
    run: race,
    full: { purchases: 10_000 },
    short: { purchases: 300 },
  },
  webhooks: {
    isCritical: true,
    run: webhooks,
    full: { payments: 3_000 },
    short: { payments: 150 },
  },
  forum: {
    run: forum,
    full: { writers: 20, replies: 100, readers: 200, looks: 10 },
    short: { writers: 20, replies: 5, readers: 200, looks: 1 },
  },
  crash: {
    endsDatabase: true,
    run: crash,
    full: { kills: 50, stops: 20, replacements: 5, freezes: 5, cuts: 10 },
    short: { kills: 2, stops: 1, replacements: 0, freezes: 0, cuts: 1 },
  },
  faults: {
    endsDatabase: true,
    run: chaos,
    full: {
      gone: 10,
      frozen: 15,
      silent: 20,
      ended: 10,
      locked: 10,
      full: 10,
      provider: 1,
      tablespace: 1,
      inFlight: 12,
      clocks: 10,
    },
    short: {
      gone: 1,
      frozen: 5,
      silent: 0,
      ended: 0,
      locked: 0,
      full: 0,
      provider: 0,
      tablespace: 0,
      inFlight: 0,
      clocks: 0,
    },
  },
  // Installs, builds and serves in a folder of its own.
  image: { run: image, isAlone: true, full: {}, short: {} },
  // Builds and starts a shop of its own.
  production: { run: production, isAlone: true, full: {}, short: {} },
  instances: { run: instances, isAlone: true, full: {}, short: {} },
  // Reads the build; runs without servers.
  functions: { run: functionSizes, isAlone: true, full: {}, short: {} },
  // Runs in its own process with a database and without servers.
  payouts: {
    run: payouts,
    isAlone: true,
    full: { payouts: 1_000, days: 30 },
    short: { payouts: 40, days: 30 },
  },
  restore: {
    run: drill,
    full: { orders: 600 },
    short: { orders: 40 },
  },
  cluster: {
    run: growth,
    full: { prices: 100, seconds: 30 },
    short: { prices: 8, seconds: 5 },
  },
  processes: {
    run: webProcesses,
    full: { purchases: 1_000, prices: 20 },
    short: { purchases: 60, prices: 5 },
  },
  access: {
    run: matrix,
    isSeeded: true,
    full: { pages: Number.POSITIVE_INFINITY, middleware: 1 },
    short: { pages: 100, middleware: 1 },
  },
  fuzz: {
    run: fuzz,
    isSeeded: true,
    full: { requests: 200_000, calm: 3_000 },
    short: { requests: 1_500, calm: 15 },
  },
  // Requires sqlmap, which is not on every machine, and runs too long for a short form.
  sqlmap: { run: sqlmap, isSeeded: true, full: { calls: Number.POSITIVE_INFINITY, level: 1 } },
  abuse: {
    run: abuse,
    full: { rounds: 5 },
    short: { rounds: 1 },
  },
  timing: {
    run: timing,
    full: { tries: 300, bar: 0.1 },
    short: { tries: 40, bar: 0.25 },
  },
  security: {
    run: boundaries,
    isSeeded: true,
    full: { part: 1 },
    short: { part: 0.2 },
  },
  providers: {
    isCritical: true,
    run: providers,
    full: {},
    short: {},
  },
  // The last seeded scenario, since it changes every private value.
  leaks: {
    isCritical: true,
    run: canaries,
    isSeeded: true,
    full: { part: 1 },
    short: { part: 0.15 },
  },
};
