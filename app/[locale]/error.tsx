"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

export default function LocaleError({ reset }: { reset: () => void }) {
  return <ErrorScreen title="databaseDown" reset={reset} />;
}
