// Rules for migrations that run while servers of the previous version still serve (docs/migrations.md).

/** Name from which the rules apply; earlier migrations created the first schema, before any server ran. */
const FIRST_RULED = "20261201000000";

/** @param {string} name of a migration's folder */
export function isRuled(name) {
  return name >= FIRST_RULED;
}

/** Returns the statements without comments, strings and function bodies, one line each. */
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
 */
const CONTRACTING = [
  [/^DROP (TABLE|TYPE|VIEW|FUNCTION)\b/i, "drops something"],
  [/\bDROP COLUMN\b/i, "drops a column"],
  [/\bRENAME\b/i, "renames something"],
  [/\bSET NOT NULL\b/i, "makes a column required"],
  [/\bALTER COLUMN \w+ (SET DATA )?TYPE\b/i, "changes a column's type"],
];

/** Statements that lock a table while it is read or rewritten completely. */
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

const isRequired = (column) =>
  /\bNOT NULL\b/i.test(column) && !/\b(DEFAULT|GENERATED|SERIAL)\b/i.test(column);

/** Whether a statement adds a column that breaks an old server's INSERT. */
function addsRequired(statement) {
  return statement
    .split(/, (?=(?:ADD|ALTER|DROP)\b)/i)
    .some((action) => /\bADD COLUMN\b/i.test(action) && isRequired(action));
}

/** Returns the table of a statement. */
function tableOf(statement) {
  return /^(?:ALTER TABLE (?:ONLY )?|CREATE (?:UNIQUE )?INDEX .*? ON (?:ONLY )?)(\w+)/i.exec(
    statement,
  )?.[1];
}

const firstOf = (rules, statement) => rules.find(([pattern]) => pattern.test(statement))?.[1];

/** Returns the tables that a migration creates, which no server uses yet. */
function madeBy(statements) {
  const names = statements.map((one) => /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i.exec(one)?.[1]);
  return new Set(names.filter(Boolean));
}

function hazardsOf(statement, { isContract, isQuick }) {
  const what = [
    isContract ? null : firstOf(CONTRACTING, statement),
    isQuick ? null : firstOf(LOCKING, statement),
    addsRequired(statement) ? "adds a required column without a default" : null,
  ];
  return what.filter(Boolean).map((hazard) => `${hazard}: ${statement.slice(0, 80)}`);
}

/**
 * Returns the hazards of a migration, one sentence each. `-- contract: why no server uses it` allows removals, `--
 * quick: why no request waits` allows locks.
 * @param {string} sql
 * @returns {string[]}
 */
export function findHazards(sql) {
  const statements = statementsOf(sql);
  const made = madeBy(statements);
  const allowed = {
    isContract: /^-- contract: \S/m.test(sql),
    isQuick: /^-- quick: \S/m.test(sql),
  };
  const hazards = statements
    .filter((statement) => !made.has(tableOf(statement)))
    .flatMap((statement) => hazardsOf(statement, allowed));
  const isMixed = statements.length > 1 && statements.some((one) => /\bCONCURRENTLY\b/i.test(one));
  if (isMixed)
    hazards.push(
      "CONCURRENTLY must be the only statement of its migration, outside of a transaction",
    );
  return hazards;
}
