import type { ReactNode } from "react";

import { isolates as shared } from "@/components/ui/rich-text-tags";

/** For `t.rich`: also renders important text in bold. */
export const richTextTags = {
  ...shared,
  b: (chunks: ReactNode) => <b className="font-semibold text-foreground">{chunks}</b>,
};
