import { Illustration } from "@/components/ui/illustration";
import { Photo } from "@/components/ui/photo";
import { pictureProps } from "@/components/ui/picture-props";
import { Hem } from "@/components/ui/weaves";
import { cardOf } from "@/lib/directory/categories";
import type { Listed } from "@/lib/directory/dto";
import { LOOKS, sceneOf } from "./category-look";

/** The photo of a business, or the scene of its category, on a woven edge. */
export function BusinessPicture({ business }: { business: Listed }) {
  const { id, name, imageUrl } = business;
  const category = cardOf(business.category);
  const { src, ground } = sceneOf(id, category);
  return (
    <div className="flex flex-col overflow-hidden">
      <div
        className={`relative grid h-24 grow place-items-center overflow-hidden sm:h-auto ${ground}`}
      >
        {imageUrl ? (
          <Photo
            {...pictureProps({ src: imageUrl, alt: name, width: 176 })}
            fallback={src}
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <Illustration src={src} className="h-24 p-1.5 sm:h-auto sm:w-full sm:max-w-31.5 sm:p-0" />
        )}
      </div>
      <Hem weave={LOOKS[category].weave} />
    </div>
  );
}
