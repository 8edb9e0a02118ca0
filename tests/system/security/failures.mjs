// What servers wrote into their logs that no request should bring about: failures nobody foresaw, and warnings of Node.
import fs from "node:fs";
import path from "node:path";

const UNFORESEEN = new Set(["Unexpected error", "Unhandled request error"]);

const LONGEST = 300;

/** The complaint in a line, or null. */
function complaintIn(line) {
  if (/\w*Warning: /.test(line) && line.startsWith("(node:"))
    return line.replace(/^\(node:\d+\) /, "");
  if (!line.startsWith('{"time":')) return null;
  const { level, message, error, route } = JSON.parse(line);
  const isOne = level === "error" && UNFORESEEN.has(message);
  return isOne ? `${message} ${route ?? ""}: ${String(error).replace(/\s+/g, " ")}` : null;
}

/**
 * @param {{ logs: string, servers: { name: string }[] }} shop of openSystemShop
 * @returns {() => string[]} what they have complained of since, each once with how often
 */
export function watchLogs({ logs, servers }) {
  const isServers = (file) => servers.some(({ name }) => file.startsWith(`${name}-`));
  const files = () =>
    fs.readdirSync(logs).filter((file) => file.endsWith(".log") && isServers(file));
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
      const said = complaintIn(line)?.slice(0, LONGEST);
      if (said) counts.set(said, (counts.get(said) ?? 0) + 1);
    }
    return [...counts].map(([said, times]) => `a server's log, ${times} times: ${said}`);
  };
}
