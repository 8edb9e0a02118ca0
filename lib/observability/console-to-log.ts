import "server-only";

import { format, stripVTControlCharacters } from "node:util";

import { log } from "@/lib/core/log";

const IS_EVENT = /^\{"time":/;

type Level = "error" | "warn";

function writeLog(level: Level, parts: unknown[]) {
  const error = parts.find((part) => part instanceof Error);
  const text = format(...parts.filter((part) => part !== error));
  const message = stripVTControlCharacters(text).trim();
  if (error) log.error(message || "Console error", error);
  else if (level === "error") log.error("Console error", message);
  else log.info(message);
}

/**
 * Redirects console output of the framework and libraries to the log: one line per event, without email addresses and
 * with the request id. Log collectors would split a stack trace of twenty lines into twenty events.
 */
export function redirectConsoleToLog() {
  for (const level of ["error", "warn"] satisfies Level[]) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      if (IS_EVENT.test(String(parts[0]))) write(...parts);
      else writeLog(level, parts);
    };
  }
}
