"use server";

import { runAction } from "@/lib/http/action";
import { decisionSchema, decisionsSchema, importDecisionSchema, reportSchema } from "./schema";
import { decide, decideMany } from "./service/decide";
import { decideImport } from "./service/imports";
import { reportContent } from "./service/reports";

export async function decideAction(input: unknown) {
  return runAction({ schema: decisionSchema, input }, decide);
}

export async function decideManyAction(input: unknown) {
  return runAction({ schema: decisionsSchema, input }, decideMany);
}

export async function decideImportAction(input: unknown) {
  return runAction({ schema: importDecisionSchema, input }, decideImport);
}

export async function reportContentAction(input: unknown) {
  return runAction({ schema: reportSchema, input }, reportContent);
}
