import type { Problem } from "./records";

/** Refuses a record for a reason that is found while it is imported. */
export class RowProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.key);
  }
}
