// Log entries that no request may cause: unexpected errors, and warnings of Node.
import fs from "node:fs";
import path from "node:path";

const UNFORESEEN = new Set(["Unexpected error", "Unhandled request error"]);

const MAX_LENGTH = 300;

/**
 * Returns the failure in a log line, or null.
 * @param {string} line
 */
function failureIn(line) {
  if (/\w*Warning: /.test(line) && line.startsWith("(node:"))
    return line.replace(/^\(node:\d+\) /, "");
  if (!line.startsWith('{"time":')) return null;
  const { level, message, error, route } = JSON.parse(line);
  const isUnforeseen = level === "error" && UNFORESEEN.has(message);
  return isUnforeseen ? `${message} ${route ?? ""}: ${String(error).replace(/\s+/g, " ")}` : null;
}

/**
 * @param {{ logs: string, servers: { name: string }[] }} shop of openSystemShop
 * @returns {() => string[]} returns the failures logged since, each once with its count
 */
export function watchLogs({ logs, servers }) {
  /** @param {string} file */
  const isServerLog = (file) => servers.some(({ name }) => file.startsWith(`${name}-`));
  const files = () =>
    fs.readdirSync(logs).filter((file) => file.endsWith(".log") && isServerLog(file));
  /** @param {string} file */
  const read = (file) => fs.readFileSync(path.join(logs, file), "utf8");
  const before = new Map(files().map((file) => [file, read(file).length]));

  return function complaints() {
    const lines = files().flatMap((file) =>
      read(file)
        .slice(before.get(file) ?? 0)
        .split("\n"),
    );
    const counts = new Map();
    for (const line of lines) {
      const failure = failureIn(line)?.slice(0, MAX_LENGTH);
      if (failure) counts.set(failure, (counts.get(failure) ?? 0) + 1);
    }
    return [...counts].map(([failure, times]) => `a server's log, ${times} times: ${failure}`);
  };
}
