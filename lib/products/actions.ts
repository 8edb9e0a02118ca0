"use server";

import { runAction } from "@/lib/http/action";
import { retryImportImages } from "./images/retry";
import { getImport } from "./import/queries";
import { importChoiceSchema, importFileSchema, startImportSchema } from "./import/schema";
import { checkImport, startImport } from "./import/service";
import { stopImport } from "./import/stop";
import { undoImport } from "./import/undo";
import { activeSchema } from "./schema";
import { setActive } from "./service/update";

export async function setActiveAction(input: unknown) {
  return runAction({ schema: activeSchema, input }, setActive);
}

export async function checkImportAction(input: unknown) {
  return runAction({ schema: importFileSchema, input }, checkImport);
}

export async function startImportAction(input: unknown) {
  return runAction({ schema: startImportSchema, input }, startImport);
}

export async function getImportAction(input: unknown) {
  return runAction({ schema: importChoiceSchema, input }, getImport);
}

export async function undoImportAction(input: unknown) {
  return runAction({ schema: importChoiceSchema, input }, undoImport);
}

export async function retryImportImagesAction(input: unknown) {
  return runAction({ schema: importChoiceSchema, input }, retryImportImages);
}

export async function stopImportAction(input: unknown) {
  return runAction({ schema: importChoiceSchema, input }, stopImport);
}
