import type { ReactNode } from "react";

/** Tags for `t.rich`: `bdi` isolates the direction of a name within a sentence. */
export const richTextTags = { bdi: (name: ReactNode) => <bdi>{name}</bdi> };

/** The same tags, with `num` for left-to-right numbers. */
export const isolates = {
  ...richTextTags,
  num: (digits: ReactNode) => (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {digits}
    </bdi>
  ),
};
