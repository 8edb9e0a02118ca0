import { describe, expect, it } from "vitest";

import { isDatabaseUnavailable, isLockTimeout } from "@/lib/core/errors";

const pgError = (code: string) => Object.assign(new Error("refused"), { code, severity: "FATAL" });
const prismaError = (originalCode: string) =>
  Object.assign(new Error("refused"), {
    code: "P2010",
    meta: { driverAdapterError: { cause: { originalCode, originalMessage: "refused" } } },
  });

describe("isDatabaseUnavailable", () => {
  it.each(["55000", "57P01", "57P02", "57P03", "57P04", "57P05", "53300"])(
    "is true for %s, with which PostgreSQL refuses connections",
    (code) => {
      expect(isDatabaseUnavailable(pgError(code))).toBe(true);
      expect(isDatabaseUnavailable(prismaError(code))).toBe(true);
    },
  );

  it("is false for a lock that another transaction holds", () => {
    expect(isDatabaseUnavailable(pgError("55P03"))).toBe(false);
    expect(isLockTimeout(pgError("55P03"))).toBe(true);
    expect(isLockTimeout(prismaError("55P03"))).toBe(true);
  });
});
