import type { IncomingHttpHeaders } from "node:http";

import type { Pool } from "pg";

import type { ProcessManager } from "../../../scripts/lib/command/process-manager.mjs";

/** Result of an API call or action. Status 0 means that there was no response. */
export type CallResult = {
  status: number;
  text: string;
  ms: number;
  headers: IncomingHttpHeaders;
};

/** Server actions of a build; `inner`: the internal path of a page to which middleware.ts rewrites. */
export type ActionIndex = {
  names: string[];
  find(name: string): { id: string; page: string; inner?: string | undefined };
};

/** The part of `openSystemShop` that these tests use: two servers of one build on one database. */
export type Shop = {
  keeper: ProcessManager;
  env: NodeJS.ProcessEnv;
  servers: { name: string }[];
  urls: string[];
  db: Pool;
  database: string;
  logs: string;
  /** Folder of the build. */
  folder: string;
  secret: string;
  cronSecret: string;
  metricsToken: string;
  actions: ActionIndex;
};

/** Reproducible random numbers of `randomOf`. */
export type Random = {
  next(): number;
  /** Returns an integer of a range, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  /** Returns an element of a list that is not empty. */
  pick<T>(list: T[]): T;
  shuffle<T>(list: T[]): T[];
};

export type ScenarioResult = {
  /** Summary, as printed. */
  line: string;
  problems: string[];
  history: { save(file: string): void };
};
