"use client";

import { lazy } from "react";

/** The dropdown of a search field; loads on the field's first focus, because most visits never search. */
export const LazySearchPanel = lazy(async () => ({
  default: (await import("./search-panel")).SearchPanel,
}));
