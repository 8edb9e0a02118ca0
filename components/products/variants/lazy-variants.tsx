"use client";

import { type ComponentProps, lazy } from "react";

/** All parts at once, so that the browser does not load one after the other. Only products with options need them. */
async function load() {
  const [{ VariantProvider }, { VariantPicker }, prices, buttons] = await Promise.all([
    import("./variant-choice"),
    import("./variant-picker"),
    import("./variant-price"),
    import("./variant-buy-buttons"),
  ]);
  const { VariantPrice, VariantBarLabel } = prices;
  const { VariantBuyButtons, VariantBarButton } = buttons;
  return {
    VariantProvider,
    VariantPicker,
    VariantPrice,
    VariantBarLabel,
    VariantBuyButtons,
    VariantBarButton,
  };
}

const Provider = lazy(async () => ({ default: (await load()).VariantProvider }));
const Picker = lazy(async () => ({ default: (await load()).VariantPicker }));
const Price = lazy(async () => ({ default: (await load()).VariantPrice }));
const BarLabel = lazy(async () => ({ default: (await load()).VariantBarLabel }));
const BuyButtons = lazy(async () => ({ default: (await load()).VariantBuyButtons }));
const BarButton = lazy(async () => ({ default: (await load()).VariantBarButton }));

// Functions, because a server component cannot render a lazy component of a client module.
export function VariantProvider(props: ComponentProps<typeof Provider>) {
  return <Provider {...props} />;
}

export function VariantPicker(props: ComponentProps<typeof Picker>) {
  return <Picker {...props} />;
}

export function VariantPrice(props: ComponentProps<typeof Price>) {
  return <Price {...props} />;
}

export function VariantBarLabel(props: ComponentProps<typeof BarLabel>) {
  return <BarLabel {...props} />;
}

export function VariantBuyButtons(props: ComponentProps<typeof BuyButtons>) {
  return <BuyButtons {...props} />;
}

export function VariantBarButton(props: ComponentProps<typeof BarButton>) {
  return <BarButton {...props} />;
}
