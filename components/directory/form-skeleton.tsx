import { useTranslations } from "next-intl";

import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

const FIELDS = ["a", "b", "c", "d", "e", "f"];

/** The form's skeleton until its libraries have loaded. */
export function FormSkeleton() {
  const t = useTranslations("common");
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      {FIELDS.map((key) => (
        <div key={key} className="grid gap-1.5">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-11.5" />
        </div>
      ))}
    </Card>
  );
}
