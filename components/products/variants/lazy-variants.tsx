"use client";

import { lazy } from "react";

// Only products with options load this code.
const load = () => import("./variant-parts");

export const VariantProvider = lazy(async () => ({ default: (await load()).VariantProvider }));
export const VariantPicker = lazy(async () => ({ default: (await load()).VariantPicker }));
export const VariantPrice = lazy(async () => ({ default: (await load()).VariantPrice }));
export const VariantBarLabel = lazy(async () => ({ default: (await load()).VariantBarLabel }));
export const VariantBuyButtons = lazy(async () => ({ default: (await load()).VariantBuyButtons }));
export const VariantBarButton = lazy(async () => ({ default: (await load()).VariantBarButton }));
