import type { MetadataRoute } from "next";

import { BRAND, BRAND_SHORT } from "@/lib/core/site";

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: BRAND,
    short_name: BRAND_SHORT,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#fcfbf9",
    theme_color: "#ffffff",
    icons: [
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
