"use client";

import { FailedScreen } from "@/components/layout/failed-screen";

export default function BusinessDirectoryError({ reset }: { reset: () => void }) {
  return <FailedScreen title="errorTitle" reset={reset} />;
}
