import type { ValidationKey } from "@/lib/i18n/messages";

/** Validation error of a record: its field and message key, and the line if it is that of one variant. */
export type Problem = {
  column: string;
  key: ValidationKey;
  line?: number;
  /** Text of the cell. */
  found?: string;
  /** Name of the column in the file. */
  heading?: string;
};

/** Refuses a record for a reason that is found while it is imported. */
export class RowProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.key);
  }
}
