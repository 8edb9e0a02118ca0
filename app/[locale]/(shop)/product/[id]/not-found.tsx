import { ProductNotFound } from "@/components/catalog/product-not-found";

export default function NotFound() {
  return <ProductNotFound />;
}
