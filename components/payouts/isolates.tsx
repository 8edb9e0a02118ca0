import type { ReactNode } from "react";

/** For `t.rich`: names keep their direction, numbers and amounts read from left to right. */
export const isolates = {
  bdi: (name: ReactNode) => <bdi>{name}</bdi>,
  num: (digits: ReactNode) => (
    <bdi dir="ltr" className="tabular-nums">
      {digits}
    </bdi>
  ),
  b: (amount: ReactNode) => (
    <bdi dir="ltr" className="tabular-nums">
      {amount}
    </bdi>
  ),
};
