"use client";

import { Button } from "@/components/ui/button";
import { Printer } from "@/components/ui/icons";

export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="outline" onClick={() => window.print()}>
      <Printer aria-hidden />
      {label}
    </Button>
  );
}
