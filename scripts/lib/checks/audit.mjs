// Converts the output of `npm audit --json` to lines and an exit code.

const BARRED = ["high", "critical"];

/** Exit code without a result. */
const UNKNOWN = 2;

/**
 * Reads the report of npm.
 * @param {string} text output of npm
 * @returns {{ code: 0 | 1 | 2, lines: string[] }} 1: high or critical vulnerabilities; 2: the registry could not be
 *   reached
 */
export function readAudit(text) {
  const report = parse(text);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) {
    const reason = report?.error?.summary || report?.message || "no response";
    return {
      code: UNKNOWN,
      lines: [`Could not reach the registry, so the result is unknown: ${reason}`],
    };
  }
  const severe = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
    BARRED.includes(severity),
  );
  const sum = Object.entries(counts).map(([severity, count]) => `${severity} ${count}`);
  return {
    code: severe.length > 0 ? 1 : 0,
    lines: [
      ...severe.map(({ name, severity, range }) => `${severity}: ${name} ${range}`),
      `Known vulnerabilities of production dependencies: ${sum.join(", ")}`,
    ],
  };
}

/**
 * @typedef {object} AuditReport output of `npm audit --json`
 * @property {{ vulnerabilities?: Record<string, number> }} [metadata]
 * @property {Record<string, { name: string, severity: string, range: string }>} [vulnerabilities]
 * @property {{ summary?: string }} [error]
 * @property {string} [message]
 */

/**
 * @param {string} text
 * @returns {AuditReport | null}
 */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
