import { ButtonLink } from "@/components/ui/button-link";
import { LinkStatus } from "@/components/ui/link-status";

type OlderNewerLinksProps = {
  page: number;
  hasOlder: boolean;
  hrefOf: (page: number) => string;
  labels: { label: string; newer: string; older: string };
};

const LOADING = "has-data-loading:bg-accent has-data-loading:opacity-60";

/** Links to the previous and next page. */
export function OlderNewerLinks({ page, hasOlder, hrefOf, labels }: OlderNewerLinksProps) {
  if (page === 1 && !hasOlder) return null;
  return (
    <nav aria-label={labels.label} className="mt-7 flex flex-wrap justify-center gap-2">
      {page > 1 && (
        <ButtonLink variant="outline" rel="prev" href={hrefOf(page - 1)} className={LOADING}>
          {labels.newer}
          <LinkStatus />
        </ButtonLink>
      )}
      {hasOlder && (
        <ButtonLink variant="outline" rel="next" href={hrefOf(page + 1)} className={LOADING}>
          {labels.older}
          <LinkStatus />
        </ButtonLink>
      )}
    </nav>
  );
}
