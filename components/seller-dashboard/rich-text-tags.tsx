import type { ReactNode } from "react";

import { isolates as shared } from "@/components/ui/rich-text-tags";

/** For `t.rich`: also colors growth and loss. */
export const richTextTags = {
  ...shared,
  up: (chunks: ReactNode) => (
    <bdi dir="ltr" className="font-semibold text-success-ink">
      {chunks}
    </bdi>
  ),
  down: (chunks: ReactNode) => (
    <bdi dir="ltr" className="font-semibold text-destructive-ink">
      {chunks}
    </bdi>
  ),
};
