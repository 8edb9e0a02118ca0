"use client";

import dynamic from "next/dynamic";

// Only products with options load this code.
const choice = () => import("./variant-choice");
const price = () => import("./variant-price");
const buttons = () => import("./variant-buy-buttons");

export const VariantProvider = dynamic(async () => (await choice()).VariantProvider);
export const VariantPicker = dynamic(async () => (await import("./variant-picker")).VariantPicker);
export const VariantPrice = dynamic(async () => (await price()).VariantPrice);
export const VariantBarLabel = dynamic(async () => (await price()).VariantBarLabel);
export const VariantBuyButtons = dynamic(async () => (await buttons()).VariantBuyButtons);
export const VariantBarButton = dynamic(async () => (await buttons()).VariantBarButton);
