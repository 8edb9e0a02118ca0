"use client";

import { lazy } from "react";

// Only products with options load this code.
const choice = () => import("./variant-choice");
const picker = () => import("./variant-picker");
const price = () => import("./variant-price");
const buttons = () => import("./variant-buy-buttons");

export const VariantProvider = lazy(async () => ({ default: (await choice()).VariantProvider }));
export const VariantPicker = lazy(async () => ({ default: (await picker()).VariantPicker }));
export const VariantPrice = lazy(async () => ({ default: (await price()).VariantPrice }));
export const VariantBarLabel = lazy(async () => ({ default: (await price()).VariantBarLabel }));
export const VariantBuyButtons = lazy(async () => ({
  default: (await buttons()).VariantBuyButtons,
}));
export const VariantBarButton = lazy(async () => ({ default: (await buttons()).VariantBarButton }));
