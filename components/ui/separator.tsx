import { clsx } from "clsx";

export function Separator({ className }: { className?: string }) {
  return <hr className={clsx("border-border border-t", className)} />;
}
