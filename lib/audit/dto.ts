import type { Prisma } from "@/generated/prisma/client";

/** An entry as the database has it. */
export type EntryRow = {
  id: number;
  action: string;
  subjectType: string;
  subjectId: number;
  before: Prisma.JsonValue;
  after: Prisma.JsonValue;
  createdAt: Date;
  actor: { id: number; username: string } | null;
  /** What people call what it is about: of accounts and products. */
  subjectName: string | null;
};

/** A value of the log as it was kept; null is "none". */
type Kept = string | number | boolean | null;

/** One thing that an entry says: what it was, what it became; undefined where the entry says nothing of it. */
export type Change = { name: string; before: Kept | undefined; after: Kept | undefined };

/** An entry of the log; times ISO 8601. Without an actor it was the system. */
export type AuditEntry = ReturnType<typeof toEntry>;

export function toEntry({ createdAt, before, after, ...row }: EntryRow) {
  return { ...row, createdAt: createdAt.toISOString(), changes: toChanges(before, after) };
}

/**
 * What two states of the same thing say, name by name. Figures and switches that both say alike are left out; words
 * stay, which often tell what is meant.
 */
export function toChanges(before: Prisma.JsonValue, after: Prisma.JsonValue): Change[] {
  const [was, is] = [new Map(flatten(before)), new Map(flatten(after))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, before: was.get(name), after: is.get(name) }))
    .filter(({ before: old, after: now }) => (old ?? null) !== (now ?? null) || isWords(now));
}

function isWords(value: Kept | undefined) {
  return typeof value === "string" && value !== "";
}

/** An object's values by their names, those inside one another as "outer.inner"; a list is one value. */
function flatten(value: Prisma.JsonValue, path: string[] = []): [string, Kept][] {
  if (value === null || typeof value !== "object") {
    return path.length > 0 ? [[path.join("."), value]] : [];
  }
  if (Array.isArray(value)) return [[path.join("."), value.map(wordsOf).join(", ")]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner ?? null, [...path, name]));
}

function wordsOf(value: Prisma.JsonValue) {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
