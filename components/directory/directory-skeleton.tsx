import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

const CARDS = ["a", "b", "c", "d", "e", "f"];

/** A skeleton of six cards. */
export function DirectorySkeleton() {
  return (
    <div aria-hidden className="grid gap-5 lg:grid-cols-2">
      {CARDS.map((key) => (
        <Card key={key} className="grid overflow-hidden sm:grid-cols-[132px_1fr]">
          <Skeleton className="h-24 rounded-none sm:h-full sm:min-h-50" />
          <div className="grid content-start gap-2.5 p-5">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-1/4" />
            <Skeleton className="mt-2 h-4" />
            <Skeleton className="h-4 w-3/4" />
          </div>
        </Card>
      ))}
    </div>
  );
}
