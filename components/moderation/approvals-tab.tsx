import { getTranslations } from "next-intl/server";

import { adminHref } from "@/components/admin-ui/admin-href";
import type { AdminTabProps } from "@/components/admin-ui/admin-tab-props";
import { FilterChips } from "@/components/admin-ui/filter-chips";
import { PaginationLinks } from "@/components/admin-ui/pagination-links";
import { PageMessages } from "@/components/layout/page-messages";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Viewer } from "@/lib/auth/viewer";
import { getWaiting } from "@/lib/moderation/queries/details";
import { getImportReview } from "@/lib/moderation/queries/import-review";
import { findWaiting, listWaiting, type Waiting } from "@/lib/moderation/queries/inbox";
import { APPROVAL_KINDS, type ApprovalKind } from "@/lib/moderation/rules";
import { inboxSearchSchema } from "@/lib/moderation/schema";
import { ApprovalDetail, BackToList } from "./approval-detail";
import { ImportReview } from "./import-review/import-review";
import { Inbox } from "./inbox";
import { InboxRow } from "./inbox-row";

const CLIENT = [
  "moderation.bulk",
  "moderation.decide",
  "moderation.import",
  "moderation.keys",
  "moderation.list",
  "moderation.loading",
  "moderation.undo",
  "validation",
];

const keyOf = ({ kind, id }: { kind: ApprovalKind; id: number }) => `${kind}-${id}`;

/** Pending items of an admin, the earliest deadline first, beside the open one. */
export async function ApprovalsTab({ viewer, search: searchParams }: AdminTabProps) {
  const t = await getTranslations("moderation");
  const {
    kind,
    item: selectedItem,
    page: requestedPage,
    draw = 0,
  } = inboxSearchSchema.parse(searchParams);
  const inbox = await listWaiting(viewer, { kind, page: requestedPage });
  const { items: entries, counts, page, pageCount } = inbox;
  const openKey = selectedItem ?? entries[0];
  const open = openKey ? await readOpen(viewer, { rows: entries, draw }, openKey) : null;
  const following = open && nextOf(entries, open.item);
  const next = following ? await readOpen(viewer, { rows: entries, draw: 0 }, following) : null;
  const hrefOfPage = (to: number, entry?: Waiting) =>
    adminHref("approvals", {
      kind,
      item: entry && keyOf(entry),
      page: to,
    });
  const hrefOf = (entry?: Waiting) => hrefOfPage(page, entry);
  const detailOf = (openEntry: Open | null) =>
    openEntry && {
      key: keyOf(openEntry.item),
      version: openEntry.version,
      node: <OpenItem open={openEntry} href={hrefOf(openEntry.item)} />,
    };
  const now = new Date();
  return (
    <section aria-labelledby="approvals-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="approvals-title" className="sr-only">
        {t("title")}
      </h2>
      <KindChips counts={counts} kind={kind} />
      {entries.length === 0 && !selectedItem ? (
        <CaughtUp kind={kind} />
      ) : (
        <PageMessages namespaces={CLIENT}>
          <Inbox
            entries={entries.map((entry) => ({
              key: keyOf(entry),
              kind: entry.kind,
              id: entry.id,
              version: entry.version,
              title:
                entry.kind === "import"
                  ? t("import.row", { count: Number(entry.title) })
                  : entry.title,
              href: hrefOf(entry),
              row: <InboxRow item={entry} now={now} />,
            }))}
            open={detailOf(open)}
            next={detailOf(next)}
            isNamed={selectedItem !== undefined}
            isOneKind={kind !== undefined}
            back={<BackToList href={hrefOf()} />}
            done={<CaughtUp kind={kind} />}
            missing={<Gone nextHref={hrefOf(entries[0])} hasNext={entries.length > 0} />}
          />
        </PageMessages>
      )}
      <PaginationLinks page={page} pageCount={pageCount} hrefOf={(to) => hrefOfPage(to)} />
    </section>
  );
}

type Open = NonNullable<Awaited<ReturnType<typeof readOpen>>>;

type Named = { kind: ApprovalKind; id: number };

type Listed = { rows: Waiting[]; draw: number };

/** An item and its details; the version is that of the details. */
async function readOpen(viewer: Viewer, { rows: entries, draw }: Listed, { kind, id }: Named) {
  const itemPromise = findIn(entries, { kind, id }) ?? findWaiting(viewer, { kind, id });
  if (kind === "import") {
    const [item, review] = await Promise.all([itemPromise, getImportReview(viewer, id, draw)]);
    return item && review ? { item, review, version: item.version } : null;
  }
  const [item, approval] = await Promise.all([itemPromise, getWaiting(viewer, kind, id)]);
  return item && approval ? { item, approval, version: approval.version } : null;
}

function OpenItem({ open, href }: { open: Open; href: string }) {
  if (!open.review) return <ApprovalDetail item={open.item} approval={open.approval} href={href} />;
  const { review, version } = open;
  return (
    <ImportReview
      review={review}
      version={version}
      href={href}
      othersHref={`${href}&draw=${review.draw + 1}`}
    />
  );
}

const findIn = (items: Waiting[], { kind, id }: Named) =>
  items.find((item) => item.kind === kind && item.id === id);

/** The next item, or the previous one after the last. */
function nextOf(items: Waiting[], item: Waiting) {
  const index = items.findIndex(({ kind, id }) => kind === item.kind && id === item.id);
  return items[index + 1] ?? items[index - 1];
}

type KindChipsProps = { counts: Record<ApprovalKind, number>; kind: ApprovalKind | undefined };

async function KindChips({ counts, kind }: KindChipsProps) {
  const t = await getTranslations("moderation");
  const all = APPROVAL_KINDS.reduce((sum, approvalKind) => sum + counts[approvalKind], 0);
  const chips = [undefined, ...APPROVAL_KINDS].map((approvalKind) => ({
    key: approvalKind ?? "all",
    name: t(`kinds.${approvalKind ?? "all"}`),
    href: adminHref("approvals", { kind: approvalKind }),
    isOn: approvalKind === kind,
    count: approvalKind ? counts[approvalKind] : all,
  }));
  return <FilterChips label={t("kindsLabel")} chips={chips} />;
}

async function CaughtUp({ kind }: { kind: ApprovalKind | undefined }) {
  const t = await getTranslations("moderation.empty");
  return (
    <EmptyState
      as="h3"
      image="/illustrations/cutouts/tea.svg"
      title={t("title")}
      description={t(kind ? "kind" : "all")}
    />
  );
}

/** Replaces an item that was decided or withdrawn meanwhile. */
async function Gone({ nextHref, hasNext }: { nextHref: string; hasNext: boolean }) {
  const t = await getTranslations("moderation.gone");
  return (
    <div className="grid grow place-content-center">
      <EmptyState
        as="h3"
        image="/illustrations/cutouts/tea.svg"
        title={
          <span id="approval-title" tabIndex={-1}>
            {t("title")}
          </span>
        }
        description={t("hint")}
      >
        {hasNext && (
          <ButtonLink href={nextHref} variant="outline" scroll={false}>
            {t("next")}
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  );
}
