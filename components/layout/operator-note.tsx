"use client";

import type { ReactNode } from "react";

import { Banner } from "@/components/ui/banner";
import { useViewer } from "./use-viewer";

type OperatorNoteProps = { title: string; children: ReactNode };

/** A note for admins about content that the page lacks. The viewer is read here, because static pages have none. */
export function OperatorNote({ title, children }: OperatorNoteProps) {
  const { viewer } = useViewer();
  if (viewer?.role !== "admin") return null;
  return (
    <Banner tone="warning" title={title}>
      {children}
    </Banner>
  );
}
