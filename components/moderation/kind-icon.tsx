import {
  BookOpen,
  Boxes,
  Building2,
  FileSpreadsheet,
  Flag,
  type IconComponent,
  Package,
  PencilLine,
  ScrollText,
  Signpost,
  Store,
} from "@/components/ui/icons";

import type { ApprovalKind } from "@/lib/moderation/rules";

const ICONS: Record<ApprovalKind, IconComponent> = {
  import: FileSpreadsheet,
  product: Package,
  revision: PencilLine,
  certificate: ScrollText,
  business: Building2,
  listing: Signpost,
  seller: Store,
  wholesale: Boxes,
  story: BookOpen,
  report: Flag,
};

/** The icon of a kind without an image. */
export function KindIcon({ kind }: { kind: ApprovalKind }) {
  const Icon = ICONS[kind];
  return (
    <span className="grid size-9 place-items-center rounded-sm bg-secondary in-aria-[current=true]:bg-card text-secondary-foreground">
      <Icon aria-hidden className="size-4.5" />
    </span>
  );
}
