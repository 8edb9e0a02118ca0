import type { ReactNode } from "react";

/** For `t.rich`: a name inside a sentence keeps its own direction, whichever the sentence has. */
export const richTextTags = { bdi: (name: ReactNode) => <bdi>{name}</bdi> };

/** The same, and figures that read from left to right wherever they stand. */
export const isolates = {
  ...richTextTags,
  num: (digits: ReactNode) => (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {digits}
    </bdi>
  ),
};
