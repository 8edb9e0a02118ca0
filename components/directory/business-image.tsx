import { FallbackImage } from "@/components/ui/fallback-image";
import { Illustration } from "@/components/ui/illustration";
import { Hem } from "@/components/ui/weaves";
import type { BusinessCardData } from "./business-card-data";

/** The photo of a business, or the scene of its category, on a woven edge. */
export function BusinessImage({ scene, ground, weave, uploadedImage }: BusinessCardData["image"]) {
  return (
    <div className="flex flex-col overflow-hidden">
      <div
        className={`relative grid h-24 grow place-items-center overflow-hidden sm:h-auto ${ground}`}
      >
        {uploadedImage ? (
          <FallbackImage
            {...uploadedImage}
            fallback={scene}
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <Illustration
            src={scene}
            className="h-24 p-1.5 sm:h-auto sm:w-full sm:max-w-31.5 sm:p-0"
          />
        )}
      </div>
      <Hem weave={weave} />
    </div>
  );
}
