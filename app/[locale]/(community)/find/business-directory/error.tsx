"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

export default function BusinessDirectoryError({ reset }: { reset: () => void }) {
  return <ErrorScreen title="errorTitle" reset={reset} />;
}
