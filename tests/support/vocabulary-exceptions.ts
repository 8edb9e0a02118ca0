/** A word that is the plain term of the field in these files, in these names or both, with the reason. */
type Exception = { words: string[]; files?: RegExp; names?: RegExp; reason: string };

const EXCEPTIONS: Exception[] = [
  {
    words: ["house", "mail"],
    files: /^components\/ui\/icons\.ts$/,
    reason: "names of lucide's icons",
  },
  {
    words: ["words"],
    files:
      /^(?:lib\/(?:link-previews|search|product-import\/flag-words)|tests\/(?:support|unit\/architecture|bench\/fill)\/)/,
    reason: "words of a text, which these modules split, compare and search",
  },
  {
    words: ["part", "parts"],
    files: /^tests\/bench\/bench\.mjs$/,
    reason: "the parts of the benchmark, an option of the command",
  },
  {
    words: ["leave", "follow"],
    names: /waitingList|follow(?:Post|-?button)/i,
    reason: "what the interface calls it: leave a waiting list, follow a topic",
  },
  {
    words: ["turn"],
    names: /^turnOff/,
    reason: "what the interface calls it: turn off two-step verification",
  },
  {
    words: ["remembered"],
    names: /^isRemembered$/,
    reason: "the field of pending sign-ins, by the specified option Remember me",
  },
  { words: ["settled"], names: /^onSettled$/, reason: "the option of TanStack Query" },
  { words: ["wishes"], names: /^smartWishes$/, reason: "the field of the account's export" },
  {
    words: ["viewed", "sold", "answer", "own", "parts", "photos", "found"],
    files:
      /^(?:lib\/(?:product-import\/(?:row-problem|parse-record|problem-groups|record-images)|analytics\/dto|api-contract\/endpoint|info\/faq|orders\/queries\/translate-titles|seller-tools\/(?:dto|queries\/suppliers))\.ts|prisma\/seed\/|tests\/integration\/(?:one-status|returns)\.test)/,
    reason: "fields of the API, of its contract and of stored rows",
  },
  {
    words: ["held"],
    files: /^lib\/seller-dashboard\/bulk\/rules\.ts$/,
    reason: "one of the reasons that have a message each",
  },
  {
    words: ["given"],
    files: /^lib\/sensitive-changes\/service\.ts$/,
    reason: "the field of stored changes of a role",
  },
  {
    words: ["shelf"],
    names: /^shelfLife$/,
    reason: "the shelf life of food, a fact of a product",
  },
  {
    words: ["nobody"],
    names: /^NOBODY_ACCOUNT$/,
    reason: "the name of the account in Unix systems",
  },
  { words: ["keep"], names: /^KEEP_ALIVE_/, reason: "the name in HTTP" },
  { words: ["seen"], names: /^lastSeenAt$/, reason: "the field of a session" },
];

/** Whether an excluded word is the plain term in this name or file. */
export function isException({ file, word, text }: { file: string; word: string; text: string }) {
  return EXCEPTIONS.some(
    ({ words, files = /^/, names = /^/ }) =>
      words.includes(word) && files.test(file) && names.test(text),
  );
}
