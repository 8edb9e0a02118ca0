/** Placeholder with the size of the content that is loading. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div aria-hidden className={`skeleton rounded-sm ${className}`} />;
}
