// Checks the format of commit subjects: `type(scope): imperative outcome`.

const TYPES = ["feat", "fix", "refactor", "perf", "test", "docs", "build", "ci", "chore", "style"];
const MAX_LENGTH = 72;

/** Subjects that git writes itself. */
const BY_GIT = /^(Merge |Revert "|(fixup|squash|amend)! )/;

/** First words that are not in the imperative: "added", "adds", "adding". */
const NOT_IMPERATIVE = /(?:ed|ing|[^su]s)$/;

/** Imperatives with such an ending. */
const IMPERATIVES = new Set(
  "alias bias bring embed exceed feed need ping proceed ring seed shed shred speed string succeed".split(
    " ",
  ),
);

/**
 * Returns the first line of a message that is not a comment.
 * @param {string} message
 */
export function subjectOf(message) {
  return message.split("\n").find((line) => line.trim() && !line.startsWith("#")) ?? "";
}

/** @param {string} text */
function findTextProblems(text) {
  const verb = /^\S+/.exec(text)?.[0] ?? "";
  const isImperative = !NOT_IMPERATIVE.test(verb) || IMPERATIVES.has(verb);
  return [
    /^[a-z]/.test(text) ? null : "Start the text after the colon with a lower-case letter.",
    isImperative ? null : `Start with an imperative ("add", not "added" or "adds"): "${verb}".`,
    text.endsWith(".") ? "Leave out the full stop at the end." : null,
  ];
}

/**
 * Returns the problems of a commit subject, one sentence each.
 * @param {string} subject
 * @returns {string[]}
 */
export function findSubjectProblems(subject) {
  if (BY_GIT.test(subject)) return [];
  const [, type = "", text = ""] = /^([^\s:()]+)\([a-z0-9-]+\): (\S.*)$/.exec(subject) ?? [];
  const format = text
    ? [TYPES.includes(type) ? null : `Use one of these types: ${TYPES.join(", ")}.`]
    : ["Write `type(scope): subject`, with a scope of lower-case letters, digits and hyphens."];
  const length = subject.length > MAX_LENGTH ? `Use at most ${MAX_LENGTH} characters.` : null;
  return [...format, length, ...(text ? findTextProblems(text) : [])].filter(
    (problem) => problem !== null,
  );
}
