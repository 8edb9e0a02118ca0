import type { ReactNode } from "react";

/** For `t.rich`: a name inside a sentence keeps its own direction, whichever the sentence has. */
export const isolate = { bdi: (name: ReactNode) => <bdi>{name}</bdi> };
