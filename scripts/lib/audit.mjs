// What `npm audit --json` answers, in lines and an exit code.

const BARRED = ["high", "critical"];

/** Nobody knows: neither good nor bad. */
const UNKNOWN = 2;

/**
 * @param {string} text what npm printed
 * @returns {{ code: 0 | 1 | 2, lines: string[] }} 1: there are high or critical holes; 2: the registry could not be asked
 */
export function readAudit(text) {
  const told = parse(text);
  const counts = told?.metadata?.vulnerabilities;
  if (!counts) {
    const why = told?.error?.summary || told?.message || "it gave no answer";
    return {
      code: UNKNOWN,
      lines: [`The registry could not be asked, so nothing is known: ${why}`],
    };
  }
  const barred = Object.values(told.vulnerabilities ?? {}).filter(({ severity }) =>
    BARRED.includes(severity),
  );
  const sum = Object.entries(counts).map(([severity, count]) => `${severity} ${count}`);
  return {
    code: barred.length > 0 ? 1 : 0,
    lines: [
      ...barred.map(({ name, severity, range }) => `${severity}: ${name} ${range}`),
      `Known holes in what runs in production: ${sum.join(", ")}`,
    ],
  };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
