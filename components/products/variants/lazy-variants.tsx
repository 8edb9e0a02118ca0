"use client";

import dynamic from "next/dynamic";

// Only products with options load this code.
export const VariantProvider = dynamic(() =>
  import("./variant-choice").then((module) => module.VariantProvider),
);
export const VariantPicker = dynamic(() =>
  import("./variant-picker").then((module) => module.VariantPicker),
);
export const VariantPrice = dynamic(() =>
  import("./variant-price").then((module) => module.VariantPrice),
);
export const VariantBarLabel = dynamic(() =>
  import("./variant-price").then((module) => module.VariantBarLabel),
);
export const VariantBuyButtons = dynamic(() =>
  import("./variant-buy-buttons").then((module) => module.VariantBuyButtons),
);
export const VariantBarButton = dynamic(() =>
  import("./variant-buy-buttons").then((module) => module.VariantBarButton),
);
