import type { ReactNode } from "react";

/** For `t.rich`: names keep their direction, figures read from left to right, what matters is bold. */
export const isolates = {
  bdi: (name: ReactNode) => <bdi>{name}</bdi>,
  num: (digits: ReactNode) => (
    <bdi dir="ltr" className="tabular-nums">
      {digits}
    </bdi>
  ),
  b: (words: ReactNode) => <b className="font-semibold text-foreground">{words}</b>,
};
