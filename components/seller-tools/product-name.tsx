import { FallbackImage } from "@/components/ui/fallback-image";
import { imageProps } from "@/components/ui/image-props";

/** A product in a table: image and title. */
export function ProductName({ product }: { product: { title: string; imageUrl: string } }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <FallbackImage
        {...imageProps({ src: product.imageUrl, alt: "", width: 40 })}
        fallback="/illustrations/mesob.svg"
        className="product-image size-9 shrink-0 rounded-sm bg-muted object-cover"
      />
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]">
        <bdi>{product.title}</bdi>
      </span>
    </span>
  );
}
