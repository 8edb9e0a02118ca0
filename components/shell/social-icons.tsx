import type { ReactNode } from "react";

/** lucide has no brand icons; these three match its style. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5"
    >
      {children}
    </svg>
  );
}

export function FacebookMark() {
  return (
    <Mark>
      <path d="M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.5a.5.5 0 0 1 .5-.5z" />
    </Mark>
  );
}

export function InstagramMark() {
  return (
    <Mark>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </Mark>
  );
}

export function XMark() {
  return (
    <Mark>
      <path d="m4 4 16 16M20 4 4 20" />
    </Mark>
  );
}
