"use server";

import { runAction } from "@/lib/http/action";
import { getImport } from "./queries";
import { retryImportImages } from "./retry-images";
import { importChoiceSchema, importFileSchema, startImportSchema } from "./schema";
import { checkImport, startImport } from "./service";
import { stopImport } from "./stop";
import { undoImport } from "./undo";

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
