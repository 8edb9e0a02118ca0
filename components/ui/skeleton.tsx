/** A piece of the content's own geometry while it loads. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div aria-hidden className={`skeleton rounded-sm ${className}`} />;
}
