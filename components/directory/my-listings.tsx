import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Pencil } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { StatusBadge, type StatusShape } from "@/components/ui/status-badge";
import type { ListingState, MyListing } from "@/lib/directory/queries/my-listings";
import { businessPath } from "@/lib/directory/rules";

const SHAPES: Record<ListingState, StatusShape> = {
  pending: "pending",
  listed: "approved",
  rejected: "rejected",
  hidden: "neutral",
  editPending: "pending",
  editRejected: "rejected",
  claimPending: "pending",
  claimRejected: "rejected",
};

/** The viewer's listings and claims, with their state. */
export function MyListings({ myListings: listings }: { myListings: MyListing[] }) {
  const t = useTranslations("directory.own");
  return (
    <Card className="p-5">
      <h2 className="font-bold text-lg">{t("title")}</h2>
      <ul className="divide-y">
        {listings.map(({ id, name, isListed, isOwner: isOwn, states, note }) => (
          <li key={id} className="grid gap-2 py-3.5 last:pb-0">
            <h3 dir="auto" className="break-words font-semibold text-md">
              {name}
            </h3>
            <p className="flex flex-wrap gap-1.5">
              {states.map((state) => (
                <StatusBadge key={state} shape={SHAPES[state]}>
                  {t(`state.${state}`)}
                </StatusBadge>
              ))}
            </p>
            {note && (
              <p className="text-muted-foreground text-sm">
                {t.rich("note", { note, ...richTextTags })}
              </p>
            )}
            {isListed && (
              <p className="flex flex-wrap items-center gap-x-4">
                {isOwn && (
                  <ButtonLink href={`/add-business?edit=${id}`} variant="outline" size="sm">
                    <Pencil aria-hidden />
                    {t("edit")}
                    <bdi className="sr-only">{` ${name}`}</bdi>
                  </ButtonLink>
                )}
                <Link
                  href={businessPath(id)}
                  className="link inline-flex min-h-11 items-center text-sm"
                >
                  {t("view")}
                  <bdi className="sr-only">{` ${name}`}</bdi>
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
