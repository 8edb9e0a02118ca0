import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Pencil, Plus } from "@/components/ui/icons";
import type { SupplierItem } from "@/lib/seller-tools/dto";
import { listMyProducts } from "@/lib/seller-tools/queries/inventory";
import { listSuppliers } from "@/lib/seller-tools/queries/suppliers";
import { ActiveBadge } from "./active-badge";
import { ActiveToggle } from "./active-toggle";
import { type ProductOption, toProductOption } from "./product-option";
import { ReorderList } from "./reorder-list";
import type { TabProps } from "./tab-props";
import { ToolDialogButton } from "./tool-dialog-button";
import { ToolIntro } from "./tool-intro";

/** The seller's suppliers, with dates to reorder. */
export async function SuppliersTab({ viewer }: TabProps) {
  const t = await getTranslations("sellerTools.suppliers");
  const [suppliers, products] = await Promise.all([listSuppliers(viewer), listMyProducts(viewer)]);
  const productOptions = toProductOption(products);
  return (
    <>
      <ToolIntro text={`${t("text")} ${t("rule")}`}>
        <ToolDialogButton about={{ tool: "supplier", productOptions }} variant="brand">
          <Plus aria-hidden />
          {t("create")}
        </ToolDialogButton>
      </ToolIntro>
      {suppliers.length === 0 ? (
        <EmptyState
          image="/illustrations/cutouts/mesob.svg"
          title={t("empty")}
          description={t("emptyHint")}
        />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          {suppliers.map((row) => (
            <li key={row.id}>
              <SupplierCard row={row} productOptions={productOptions} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function SupplierCard({
  row,
  productOptions,
}: {
  row: SupplierItem;
  productOptions: ProductOption[];
}) {
  const t = useTranslations("sellerTools");
  const { id, name, country, isActive, leadTime, paymentTerms, notes } = row;
  return (
    <Card className="grid gap-3 p-4 sm:p-5.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold text-lg leading-snug [overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-muted-foreground text-sm">
            <bdi>{country}</bdi>
            {` · ${t("suppliers.lead", { days: leadTime })}`}
            {paymentTerms && (
              <>
                {" · "}
                <bdi>{paymentTerms}</bdi>
              </>
            )}
          </p>
        </div>
        <span className="shrink-0 whitespace-nowrap">
          <ActiveBadge isActive={isActive} />
        </span>
      </div>
      <Contact row={row} />
      <ReorderList products={row.products} />
      {notes && (
        <p dir="auto" className="whitespace-pre-line text-sm [overflow-wrap:anywhere]">
          {notes}
        </p>
      )}
      <div className="flex items-center justify-end gap-1">
        <ActiveToggle tool="supplier" id={id} name={name} isActive={isActive} />
        <ToolDialogButton
          about={{ tool: "supplier", productOptions, row }}
          variant="ghost"
          size="icon"
        >
          <Pencil aria-hidden />
          <span className="sr-only">{t("editOne", { name })}</span>
        </ToolDialogButton>
      </div>
    </Card>
  );
}

function Contact({ row: { contactEmail, contactPhone, address } }: { row: SupplierItem }) {
  if (!contactEmail && !contactPhone && !address) return null;
  return (
    <address className="grid gap-0.5 text-sm not-italic">
      {contactEmail && (
        <a
          href={`mailto:${contactEmail}`}
          className="link inline-flex pointer-coarse:min-h-11 w-fit max-w-full items-center [overflow-wrap:anywhere]"
        >
          <bdi dir="ltr">{contactEmail}</bdi>
        </a>
      )}
      {contactPhone && (
        <bdi dir="ltr" className="w-fit">
          {contactPhone}
        </bdi>
      )}
      {address && (
        <span className="[overflow-wrap:anywhere]">
          <bdi>{address}</bdi>
        </span>
      )}
    </address>
  );
}
