// The commit-msg hook: checks the subject of the message in the file that git names.
import fs from "node:fs";

import { findSubjectProblems, subjectOf } from "./lib/checks/commit-subject.mjs";

const subject = subjectOf(fs.readFileSync(process.argv[2] ?? "", "utf8"));
const problems = findSubjectProblems(subject);
if (problems.length > 0) {
  console.error(`"${subject}"`);
  for (const problem of problems) console.error(`- ${problem}`);
  console.error("Example: fix(cart): keep the quantity when a variant changes");
  process.exit(1);
}
