import type { ReactNode } from "react";

/** For `t.rich`: names keep their direction, figures read from left to right, growth and loss have their colors. */
export const isolates = {
  bdi: (name: ReactNode) => <bdi>{name}</bdi>,
  num: (digits: ReactNode) => (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {digits}
    </bdi>
  ),
  up: (words: ReactNode) => (
    <bdi dir="ltr" className="font-semibold text-success-ink">
      {words}
    </bdi>
  ),
  down: (words: ReactNode) => (
    <bdi dir="ltr" className="font-semibold text-destructive-ink">
      {words}
    </bdi>
  ),
};
