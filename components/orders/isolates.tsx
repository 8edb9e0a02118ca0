import type { ReactNode } from "react";

import { isolates as shared } from "@/components/ui/isolate";

/** For `t.rich`: what matters is bold besides. */
export const isolates = {
  ...shared,
  b: (words: ReactNode) => <b className="font-semibold text-foreground">{words}</b>,
};
