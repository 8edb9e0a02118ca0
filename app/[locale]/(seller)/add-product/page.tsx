import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";

import { AccessDenied } from "@/components/layout/access-denied";
import { PageMessages } from "@/components/layout/page-messages";
import { SellerNav } from "@/components/layout/seller-nav";
import { ImportPage } from "@/components/products/editor/import-page";
import { ProductForm } from "@/components/products/editor/product-form";
import { ProductOffers } from "@/components/products/sale/product-offers";
import { getViewer, type Viewer } from "@/lib/auth/viewer";
import { parseId } from "@/lib/core/validation/text";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";
import { getEditableProduct } from "@/lib/products/queries/editable";

// Depends on the viewer.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("products.addTitle");

const MESSAGES = ["products", "uploads", "catalog", "validation"];

export default async function AddProductPage({ searchParams }: PageProps<"/[locale]/add-product">) {
  const viewer = await getViewer();
  if (viewer?.role !== "seller") {
    return <AccessDenied area="addProduct" isSignedIn={viewer !== null} />;
  }
  const { edit, copy, import: wantsImport } = await searchParams;
  const product = await findProduct(viewer, edit);
  const original = await findProduct(viewer, copy);
  const { id, username, isEmailVerified } = viewer;

  return (
    <div className="wrap grid gap-6 pt-6 pb-16 md:pt-7 md:pb-20 lg:grid-cols-[204px_minmax(0,1fr)] lg:gap-11">
      <SellerNav viewer={viewer} current="dashboard" />
      <PageMessages namespaces={MESSAGES}>
        {wantsImport ? (
          <ImportPage viewer={viewer} id={parseId(wantsImport)} />
        ) : (
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-12">
            <ProductForm
              key={product?.id ?? `copy-${original?.id ?? ""}`}
              seller={{ id, username, isEmailVerified }}
              product={product}
              original={original}
              locale={await getLocale()}
            />
            {product && <ProductOffers viewer={viewer} product={product} />}
          </div>
        )}
      </PageMessages>
    </div>
  );
}

/** The seller's product with the id of the address, or null. */
async function findProduct(viewer: Viewer, id: string | string[] | undefined) {
  if (id === undefined) return null;
  return (await getEditableProduct(viewer, parseId(id))) ?? notFound();
}
