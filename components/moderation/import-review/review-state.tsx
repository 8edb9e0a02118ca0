"use client";

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";

type ReviewState = {
  openedSamples: ReadonlySet<number>;
  openedFlags: ReadonlySet<string>;
  openSample: (id: number) => void;
  openFlag: (flag: string) => void;
};

const StateContext = createContext<ReviewState | null>(null);

/** The samples and flags of an import that an admin has opened. */
export function ReviewStateProvider({ children }: { children: ReactNode }) {
  const [openedSamples, setSamples] = useState<ReadonlySet<number>>(new Set());
  const [openedFlags, setFlags] = useState<ReadonlySet<string>>(new Set());
  const openSample = useCallback(
    (id: number) => setSamples((before) => new Set(before).add(id)),
    [],
  );
  const openFlag = useCallback(
    (flag: string) => setFlags((before) => new Set(before).add(flag)),
    [],
  );
  const state = useMemo(
    () => ({ openedSamples, openedFlags, openSample, openFlag }),
    [openedSamples, openedFlags, openSample, openFlag],
  );
  return <StateContext value={state}>{children}</StateContext>;
}

export function useReviewState(): ReviewState {
  const state = useContext(StateContext);
  if (!state) throw new Error("ReviewStateProvider is missing");
  return state;
}
