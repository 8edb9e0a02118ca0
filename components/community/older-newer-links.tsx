import { ButtonLink } from "@/components/ui/button-link";

type OlderNewerLinksProps = {
  page: number;
  hasOlder: boolean;
  hrefOf: (page: number) => string;
  labels: { label: string; newer: string; older: string };
};

/** Links to the previous and next page. */
export function OlderNewerLinks({ page, hasOlder, hrefOf, labels }: OlderNewerLinksProps) {
  if (page === 1 && !hasOlder) return null;
  return (
    <nav aria-label={labels.label} className="mt-7 flex flex-wrap justify-center gap-2">
      {page > 1 && (
        <ButtonLink variant="outline" rel="prev" href={hrefOf(page - 1)}>
          {labels.newer}
        </ButtonLink>
      )}
      {hasOlder && (
        <ButtonLink variant="outline" rel="next" href={hrefOf(page + 1)}>
          {labels.older}
        </ButtonLink>
      )}
    </nav>
  );
}
