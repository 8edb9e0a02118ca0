import { UserText } from "@/components/languages/user-text";
import { FallbackImage } from "@/components/ui/fallback-image";
import { Illustration } from "@/components/ui/illustration";
import { imageProps } from "@/components/ui/image-props";
import { Hem, type Weave } from "@/components/ui/weaves";

/** Two cutouts of each weave, for a banner without an image. */
const CUTOUTS: Record<Weave, readonly [string, string]> = {
  coffee: ["jebena", "coffee-bag"],
  textiles: ["alindi", "dirac"],
  spices: ["spices", "honey"],
  crafts: ["beads", "mesob"],
  books: ["picture-book", "book"],
};

type StoreBannerProps = {
  tagline: string | null;
  locale: string;
  image: string | null;
  weave: Weave;
};

/** The seller's flat color or image, with the tagline on it and the hem below. */
export function StoreBanner({ tagline, locale, image, weave }: StoreBannerProps) {
  return (
    <div className="@container">
      <div className="relative overflow-hidden border-(--store-edge) border-b bg-store text-store-foreground">
        {image ? (
          <FallbackImage
            key={image}
            {...imageProps({
              src: image,
              alt: "",
              width: 1600,
              sizes: "100vw",
              isPriority: true,
            })}
            fallback="/illustrations/scene-highlands.svg"
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full object-cover [filter:var(--image-filter)]"
          />
        ) : (
          <BannerCutouts weave={weave} />
        )}
        <div className="wrap relative flex min-h-44 items-end pt-8 pb-16 sm:min-h-56 md:min-h-73 md:pb-19">
          {tagline && (
            // On an image the text has the color as background, so that it stays readable.
            <UserText
              as="p"
              text={tagline}
              locale={locale}
              className={`display max-w-130 text-d2 [overflow-wrap:anywhere] ${image ? "rounded-md bg-store px-4 py-2" : ""}`}
            />
          )}
        </div>
      </div>
      <Hem weave={weave} size="lg" />
    </div>
  );
}

/** Shown only where there is room beside the tagline; the editor's preview is narrower than its window. */
function BannerCutouts({ weave }: { weave: Weave }) {
  const [small, large] = CUTOUTS[weave];
  return (
    <div
      aria-hidden
      className="wrap absolute inset-0 flex items-end justify-end gap-6 @min-[1200px]:pe-24"
    >
      <Illustration
        src={`/illustrations/cutouts/${small}.svg`}
        width={200}
        height={200}
        loading="eager"
        className="-mb-6 @min-[1200px]:block hidden"
      />
      <Illustration
        src={`/illustrations/cutouts/${large}.svg`}
        width={310}
        height={310}
        loading="eager"
        className="-mb-9 @min-[920px]:block hidden"
      />
    </div>
  );
}
