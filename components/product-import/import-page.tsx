import { notFound } from "next/navigation";

import type { Viewer } from "@/lib/auth/viewer";
import { getTerms } from "@/lib/plans/queries";
import { findImport, listImports } from "@/lib/product-import/queries";
import { ImportView } from "./import-view";

/** The seller's import with this id, or a new one for 0. */
export async function ImportPage({ viewer, id }: { viewer: Viewer; id: number }) {
  const { bulkUpload } = await getTerms(viewer.id);
  const state = id === 0 ? null : ((await findImport(viewer, id)) ?? notFound());
  return <ImportView isInPlan={bulkUpload} state={state} recent={await listImports(viewer)} />;
}
