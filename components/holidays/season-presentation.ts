import type { Season } from "@/lib/holidays/season-rules";

type Presentation = { ground: string; arch: string; image: string; shop: string };

/** Flat season colors and the keel arch (design.md, "Holiday stores"); the same in both themes. */
export const PRESENTATIONS: Record<Season, Presentation> = {
  ramadan: {
    ground: "bg-[#1a3c58] text-white",
    arch: "#28587e",
    image: "dates",
    shop: "/shop?isRamadanSpecial=true",
  },
  eid: {
    ground: "bg-[#f8d998] text-[#241812]",
    arch: "#f0a53a",
    image: "dirac",
    shop: "/shop?isEidSpecial=true",
  },
  independence: {
    ground: "bg-[#cfe4f5] text-[#12324d]",
    arch: "#7db8e6",
    image: "alindi",
    shop: "/shop?isIndependenceDay=true",
  },
};
