import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";

import { AccessDenied } from "@/components/layout/access-denied";
import { PageMessages } from "@/components/layout/page-messages";
import { SellerNav } from "@/components/layout/seller-nav";
import { ImportPage } from "@/components/product-import/import-page";
import { ProductForm } from "@/components/products/editor/product-form";
import { ProductOffers } from "@/components/products/sale/product-offers";
import { getViewer } from "@/lib/auth/viewer";
import { parseId } from "@/lib/core/validation/text";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";
import { getFormSubject } from "@/lib/products/queries/form-subject";

// Depends on the viewer.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("products.addTitle");

const MESSAGES = ["products", "uploads", "catalog", "validation"];

export default async function AddProductPage({ searchParams }: PageProps<"/[locale]/add-product">) {
  const viewer = await getViewer();
  if (viewer?.role !== "seller") {
    return <AccessDenied area="addProduct" isSignedIn={viewer !== null} />;
  }
  const { edit, copy, draft: saved, import: importParam } = await searchParams;
  const subject = await getFormSubject(viewer, { edit, copy, draft: saved });
  if (!subject) notFound();
  const { product, original, draft, sizeCharts } = subject;
  const { id, username, isEmailVerified } = viewer;

  return (
    <div className="wrap grid gap-6 pt-6 pb-16 md:pt-7 md:pb-20 lg:grid-cols-[204px_minmax(0,1fr)] lg:gap-11">
      <SellerNav viewer={viewer} current="dashboard" />
      <PageMessages namespaces={MESSAGES}>
        {importParam ? (
          <ImportPage viewer={viewer} id={parseId(importParam)} />
        ) : (
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-12">
            <ProductForm
              key={product?.id ?? `${draft?.id ?? "new"}-${original?.id ?? ""}`}
              seller={{ id, username, isEmailVerified }}
              product={product}
              original={original}
              draft={draft}
              sizeCharts={sizeCharts}
              locale={await getLocale()}
            />
            {product && <ProductOffers viewer={viewer} product={product} />}
          </div>
        )}
      </PageMessages>
    </div>
  );
}
