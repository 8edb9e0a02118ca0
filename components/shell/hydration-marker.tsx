"use client";

import { useEffect } from "react";

/** Sets data-hydrated of <html> once React handles events; browser tests wait for it. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
  return null;
}
