// Rules for migrations that run while servers of the previous version still serve (docs/migrations.md).

import { BASELINE } from "./baseline.mjs";

/** @typedef {[pattern: RegExp, hazard: string]} Rule */

/**
 * Returns whether the rules apply to a migration: to all but the baseline, which runs in an empty database.
 * @param {string} name of its folder
 */
export function isRuled(name) {
  return name !== BASELINE;
}

/**
 * Returns the statements without comments, strings and function bodies, one line each.
 * @param {string} sql
 */
function statementsOf(sql) {
  return sql
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--.*$/gm, "")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split(";")
    .map((statement) => statement.replace(/\s+/g, " ").replaceAll('"', "").trim())
    .filter(Boolean);
}

/**
 * Statements that break the previous version. They are allowed once no server runs it, if the migration declares so.
 * @type {Rule[]}
 */
const CONTRACTING = [
  [/^DROP (TABLE|TYPE|VIEW|FUNCTION)\b/i, "drops something"],
  [/\bDROP COLUMN\b/i, "drops a column"],
  [/\bRENAME\b/i, "renames something"],
  [/\bSET NOT NULL\b/i, "makes a column required"],
  [/\bALTER COLUMN \w+ (SET DATA )?TYPE\b/i, "changes a column's type"],
];

/**
 * Statements that lock a table while it is read or rewritten completely.
 * @type {Rule[]}
 */
const LOCKING = [
  [/^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)/i, "creates an index without CONCURRENTLY"],
  [
    /\bADD CONSTRAINT \w+ (CHECK|FOREIGN KEY)\b(?!.*\bNOT VALID\b)/i,
    "adds a constraint without NOT VALID",
  ],
  [
    /\bADD CONSTRAINT \w+ (UNIQUE|PRIMARY KEY)\b(?!.*\bUSING INDEX\b)/i,
    "creates an index for a constraint",
  ],
];

/** @param {string} column */
const isRequired = (column) =>
  /\bNOT NULL\b/i.test(column) && !/\b(DEFAULT|GENERATED|SERIAL)\b/i.test(column);

/**
 * Whether a statement adds a column that breaks an old server's INSERT.
 * @param {string} statement
 */
function hasRequiredColumn(statement) {
  return statement
    .split(/, (?=(?:ADD|ALTER|DROP)\b)/i)
    .some((action) => /\bADD COLUMN\b/i.test(action) && isRequired(action));
}

/**
 * Returns the table of a statement.
 * @param {string} statement
 */
function tableOf(statement) {
  return /^(?:ALTER TABLE (?:ONLY )?|CREATE (?:UNIQUE )?INDEX .*? ON (?:ONLY )?)(\w+)/i.exec(
    statement,
  )?.[1];
}

/**
 * @param {Rule[]} rules
 * @param {string} statement
 */
const firstOf = (rules, statement) => rules.find(([pattern]) => pattern.test(statement))?.[1];

/**
 * Returns the tables that a migration creates, which no server uses yet.
 * @param {string[]} statements
 */
function createdTables(statements) {
  const names = statements.map(
    (statement) => /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i.exec(statement)?.[1],
  );
  return new Set(names.filter(Boolean));
}

/**
 * @param {string} statement
 * @param {{ isContract: boolean, isQuick: boolean }} declarations
 */
function hazardsOf(statement, { isContract, isQuick }) {
  const hazards = [
    isContract ? null : firstOf(CONTRACTING, statement),
    isQuick ? null : firstOf(LOCKING, statement),
    hasRequiredColumn(statement) ? "adds a required column without a default" : null,
  ];
  return hazards.filter(Boolean).map((hazard) => `${hazard}: ${statement.slice(0, 80)}`);
}

/**
 * Returns the hazards of a migration, one sentence each. `-- contract: why no server uses it` allows removals, `--
 * quick: why no request waits` allows locks.
 * @param {string} sql
 * @returns {string[]}
 */
export function findHazards(sql) {
  const statements = statementsOf(sql);
  const newTables = createdTables(statements);
  const declarations = {
    isContract: /^-- contract: \S/m.test(sql),
    isQuick: /^-- quick: \S/m.test(sql),
  };
  const hazards = statements
    .filter((statement) => !newTables.has(tableOf(statement)))
    .flatMap((statement) => hazardsOf(statement, declarations));
  const isMixed =
    statements.length > 1 && statements.some((statement) => /\bCONCURRENTLY\b/i.test(statement));
  if (isMixed)
    hazards.push(
      "CONCURRENTLY must be the only statement of its migration, outside of a transaction",
    );
  return hazards;
}
