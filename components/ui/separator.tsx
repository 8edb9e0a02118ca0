import { cn } from "@/lib/core/cn";

export function Separator({ className }: { className?: string }) {
  return <hr className={cn("border-border border-t", className)} />;
}
