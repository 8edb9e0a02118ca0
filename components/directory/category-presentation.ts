import {
  BriefcaseBusiness,
  Coffee,
  CookingPot,
  GraduationCap,
  Hammer,
  House,
  type IconComponent,
  Landmark,
  Plane,
  Scissors,
  ShoppingBag,
  Stethoscope,
  Wrench,
} from "@/components/ui/icons";

import type { Weave } from "@/components/ui/weaves";
import type { CardCategory } from "@/lib/directory/categories";

type Presentation = {
  icon: IconComponent;
  weave: Weave;
  /** Cutouts used instead of a photo; a business always has the same one. */
  cutouts: string[];
};

export const PRESENTATIONS: Record<CardCategory, Presentation> = {
  restaurants: {
    icon: CookingPot,
    weave: "spices",
    cutouts: ["injera", "sambusa", "mesob", "teff", "spices", "halwa", "xawaash"],
  },
  barbershops: { icon: Scissors, weave: "crafts", cutouts: ["wooden-combs", "qasil"] },
  "coffee-shops": { icon: Coffee, weave: "coffee", cutouts: ["jebena", "tea", "sini-cups"] },
  "travel-agencies": { icon: Plane, weave: "textiles", cutouts: ["leather-bag", "tote-bag"] },
  contractors: { icon: Hammer, weave: "crafts", cutouts: ["stool", "wooden-bowl"] },
  retail: {
    icon: ShoppingBag,
    weave: "textiles",
    cutouts: ["teff", "shemma", "wall-baskets", "spice-pouch"],
  },
  healthcare: { icon: Stethoscope, weave: "crafts", cutouts: ["shea", "honey"] },
  religious: { icon: Landmark, weave: "books", cutouts: ["prayer-rug", "cross-pendant"] },
  "professional-services": {
    icon: BriefcaseBusiness,
    weave: "books",
    cutouts: ["framed-print", "gift-box"],
  },
  "real-estate": { icon: House, weave: "textiles", cutouts: ["cushion", "alindi"] },
  "auto-repair": { icon: Wrench, weave: "crafts", cutouts: ["ghee", "sesame-oil"] },
  education: { icon: GraduationCap, weave: "books", cutouts: ["picture-book", "book"] },
};

// Full class names, so that Tailwind finds them.
const GROUNDS = [
  "bg-ground-sea",
  "bg-ground-amber",
  "bg-ground-leaf",
  "bg-ground-plum",
  "bg-ground-blush",
  "bg-ground-sand",
] as const;

/** A business's cutout and ground: deterministic, and different from those of its neighbors. */
export function sceneOf(id: number, category: CardCategory) {
  const { cutouts } = PRESENTATIONS[category];
  const cutout = cutouts[id % cutouts.length] ?? "mesob";
  return {
    src: `/illustrations/cutouts/${cutout}.svg`,
    ground: GROUNDS[id % GROUNDS.length] ?? GROUNDS[0],
  };
}
