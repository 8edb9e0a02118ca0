import { FallbackImage } from "@/components/ui/fallback-image";
import { imageProps } from "@/components/ui/image-props";
import { Hem, type Weave } from "@/components/ui/weaves";
import { cn } from "@/lib/core/cn";

const FALLBACK = "/illustrations/scene-highlands.svg";

type ArticleImageProps = {
  /** Null: the placeholder scene. */
  src: string | null;
  weave: Weave;
  /** Displayed size in CSS pixels, and widths by viewport. */
  width: number;
  sizes?: string;
  /** The large image of an article's page. */
  isHero?: boolean;
  className?: string;
};

/** An article's image on the woven edge of its category. Decorative: the title describes it. */
export function ArticleImage({
  src,
  weave,
  width,
  sizes,
  isHero = false,
  className,
}: ArticleImageProps) {
  const image = { src: src ?? FALLBACK, alt: "", width, sizes, isPriority: isHero };
  return (
    <div className={cn("h-fit overflow-hidden rounded-t-lg rounded-b-[2px] bg-muted", className)}>
      <FallbackImage
        {...imageProps(image)}
        fallback={FALLBACK}
        className={cn(
          "block w-full object-cover [filter:var(--image-filter)]",
          isHero ? "aspect-square max-md:aspect-3/2" : "aspect-3/2",
        )}
      />
      <Hem weave={weave} size={isHero ? "lg" : "md"} />
    </div>
  );
}
