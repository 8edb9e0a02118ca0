import type { Weave } from "@/components/ui/weaves";
import type { EventType } from "@/lib/events/rules";

type Presentation = { ground: string; weave: Weave };

/** Flat backgrounds of the cutouts; the same in both themes (design/mockups/events). */
export const PRESENTATIONS: Record<EventType, Presentation> = {
  somali_week: { ground: "bg-[#e6c8d7]", weave: "books" },
  henna_night: { ground: "bg-[#3b2a20]", weave: "textiles" },
  food_festival: { ground: "bg-[#f8d998]", weave: "spices" },
  eid_celebration: { ground: "bg-[#28587e]", weave: "crafts" },
};

const ILLUSTRATION = /^\/illustrations\/(?!scene-)([\w-]+)\.svg$/;
// Color variants of a motif share one cutout.
const COLOR = /-(?:sea|sky|leaf|plum|amber|berbere|blue|green|ivory|mitmita|shiro|turmeric)$/;

/** The cutout of an illustration; null for photos and scenes, which fill the card. */
export function cutoutOf(src: string): string | null {
  const [, name] = ILLUSTRATION.exec(src) ?? [];
  return name ? `/illustrations/cutouts/${name.replace(COLOR, "")}.svg` : null;
}
