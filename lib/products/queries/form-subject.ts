import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { parseId } from "@/lib/core/validation/text";
import { getDraft, type ProductDraft } from "@/lib/products/drafts/queries";
import { listSizeCharts } from "@/lib/products/size-charts/queries";
import { getEditableProduct } from "./editable";

type SearchParam = string | string[] | undefined;
type Search = { edit: SearchParam; copy: SearchParam; draft: SearchParam };

/**
 * Returns the product of the form, the product that it copies, and the saved draft, each null without its parameter, and
 * the seller's size charts. Null if one of the products or the draft does not exist.
 * @throws DomainError forbidden
 */
export async function getFormSubject(viewer: Viewer, search: Search) {
  const product = await findProduct(viewer, search.edit);
  const draft = await findDraft(viewer, search.draft);
  const template = await findProduct(viewer, search.copy);
  if (product === undefined || draft === undefined || template === undefined) return null;
  const original = draft ? await getOriginal(viewer, draft) : template;
  return { product, draft, original, sizeCharts: await listSizeCharts(viewer) };
}

/** Undefined if it does not exist. */
async function findProduct(viewer: Viewer, id: SearchParam) {
  if (id === undefined) return null;
  return (await getEditableProduct(viewer, parseId(id))) ?? undefined;
}

async function findDraft(viewer: Viewer, id: SearchParam) {
  if (id === undefined) return null;
  return (await getDraft(viewer, parseId(id))) ?? undefined;
}

/** The product whose content an untouched draft starts with. */
function getOriginal(viewer: Viewer, { content, copyOf }: ProductDraft) {
  return content === null && copyOf !== null ? getEditableProduct(viewer, copyOf) : null;
}
