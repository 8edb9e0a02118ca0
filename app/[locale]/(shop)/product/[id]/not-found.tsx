import { ProductNotFound } from "@/components/products/product-not-found";

export default function NotFound() {
  return <ProductNotFound />;
}
