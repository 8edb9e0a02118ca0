import type { Prisma } from "@/generated/prisma/client";

/** An entry as stored. */
export type EntryRow = {
  id: number;
  action: string;
  subjectType: string;
  subjectId: number;
  before: Prisma.JsonValue;
  after: Prisma.JsonValue;
  createdAt: Date;
  actor: { id: number; username: string } | null;
  /** The name of the subject, for accounts and products. */
  subjectName: string | null;
};

/** A stored value; null means "none". */
type StoredValue = string | number | boolean | null;

/** One change of an entry; undefined if the entry has no such value. */
export type Change = {
  name: string;
  before: StoredValue | undefined;
  after: StoredValue | undefined;
};

/** An entry of the log; times ISO 8601. Entries without an actor were written by the system. */
export type AuditEntry = ReturnType<typeof toEntry>;

export function toEntry({ createdAt, before, after, ...row }: EntryRow) {
  return { ...row, createdAt: createdAt.toISOString(), changes: toChanges(before, after) };
}

/**
 * Compares two states name by name. Numbers and booleans that are equal in both are omitted; texts are always included
 * for context.
 */
export function toChanges(before: Prisma.JsonValue, after: Prisma.JsonValue): Change[] {
  const [was, is] = [new Map(flatten(before)), new Map(flatten(after))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, before: was.get(name), after: is.get(name) }))
    .filter(({ before: old, after: now }) => (old ?? null) !== (now ?? null) || isText(now));
}

function isText(value: StoredValue | undefined) {
  return typeof value === "string" && value !== "";
}

/** Flattens an object; nested names are "outer.inner", and a list is one value. */
function flatten(value: Prisma.JsonValue, path: string[] = []): [string, StoredValue][] {
  if (value === null || typeof value !== "object") {
    return path.length > 0 ? [[path.join("."), value]] : [];
  }
  if (Array.isArray(value)) return [[path.join("."), value.map(toText).join(", ")]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner ?? null, [...path, name]));
}

function toText(value: Prisma.JsonValue) {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
