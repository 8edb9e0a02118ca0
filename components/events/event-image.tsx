import type { ReactNode } from "react";
import { FallbackImage } from "@/components/ui/fallback-image";
import { Illustration } from "@/components/ui/illustration";
import { imageProps } from "@/components/ui/image-props";
import { Hem } from "@/components/ui/weaves";
import { getEventImage } from "@/lib/events/dto";
import type { EventType } from "@/lib/events/rules";
import { cutoutOf, PRESENTATIONS } from "./event-presentation";

type EventImageProps = {
  event: { imageUrl: string | null; type: EventType };
  /** Loads the image eagerly, for the first row of a page. */
  isPriority?: boolean;
  /** Overlay on the image, such as the day. */
  children?: ReactNode;
};

const FALLBACK = "/illustrations/scene-highlands.svg";

/** An event's image over the woven edge of its type. Decorative: the title describes it. */
export function EventImage({ event, isPriority = false, children }: EventImageProps) {
  const src = getEventImage(event);
  const { ground, weave } = PRESENTATIONS[event.type];
  const cutout = cutoutOf(src);
  return (
    <div>
      <div className={`relative grid h-46.5 place-items-center overflow-hidden ${ground}`}>
        {cutout ? (
          <Illustration
            src={cutout}
            width={210}
            height={210}
            loading={isPriority ? "eager" : "lazy"}
            className="-mt-1.5"
          />
        ) : (
          <FallbackImage
            {...imageProps({ src, alt: "", width: 480, isPriority })}
            fallback={FALLBACK}
            className="absolute inset-0 size-full object-cover [filter:var(--image-filter)]"
          />
        )}
        {children}
      </div>
      <Hem weave={weave} />
    </div>
  );
}
