import Link from "next/link";

import { BRAND_SHORT } from "@/lib/brand/constants";

type LogoProps = {
  label: string;
  /** The word under the name; left out where there is no room. */
  tagline?: string;
  isSmall?: boolean;
};

/** The stepped lozenge and the name, a link home. */
export function Logo({ label, tagline, isSmall = false }: LogoProps) {
  return (
    <Link
      href="/"
      prefetch={false}
      aria-label={label}
      className="inline-flex min-h-11 shrink-0 items-center gap-2.75"
    >
      <LogoMark className={isSmall ? "size-6.5" : "size-8.5"} />
      <span dir="ltr" className="font-semibold leading-none">
        <span
          className={`block font-display tracking-[-.02em] ${isSmall ? "text-[1.375rem]" : "text-[1.6875rem]"}`}
        >
          {BRAND_SHORT}
        </span>
        {tagline && (
          <span className="mt-1 block font-medium text-[0.75rem] text-muted-foreground rtl:text-end">
            {tagline}
          </span>
        )}
      </span>
    </Link>
  );
}

function LogoMark({ className = "size-8.5" }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 9 9" shapeRendering="crispEdges" className={className}>
      <path
        fill="#d97706"
        d="M4 0h1v1h-1zM3 1h3v1h-3zM2 2h2v1h-2zM5 2h2v1h-2zM1 3h2v1h-2zM6 3h2v1h-2zM0 4h2v1h-2zM7 4h2v1h-2zM1 5h2v1h-2zM6 5h2v1h-2zM2 6h2v1h-2zM5 6h2v1h-2zM3 7h3v1h-3zM4 8h1v1h-1z"
      />
      <path
        fill="#a93a1f"
        d="M4 2h1v1h-1zM3 3h1v1h-1zM5 3h1v1h-1zM2 4h1v1h-1zM6 4h1v1h-1zM3 5h1v1h-1zM5 5h1v1h-1zM4 6h1v1h-1z"
      />
      <path fill="#241812" d="M4 4h1v1h-1z" />
    </svg>
  );
}
