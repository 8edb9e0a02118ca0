import "server-only";

import { Document, renderToBuffer } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { createLimiter } from "@/lib/core/concurrency-limiter";
import { BRAND } from "@/lib/core/site";
import { registerFonts } from "./fonts";

/** Rendering a document occupies a core, and the fonts are those of one document. */
const limit = createLimiter({ atOnce: 1, queue: 20 });

/** Renders a PDF. @throws DomainError unavailable when too many are requested at once */
export function renderDocument(title: string, language: string, pages: ReactNode) {
  return limit(async () => {
    registerFonts();
    const buffer = await renderToBuffer(
      <Document title={title} language={language} author={BRAND} creator={BRAND} producer={BRAND}>
        {pages}
      </Document>,
    );
    return new Uint8Array(buffer);
  });
}
