// One chunk for all parts of the choice of a variant.
export { VariantBarButton, VariantBuyButtons } from "./variant-buy-buttons";
export { VariantProvider } from "./variant-choice";
export { VariantPicker } from "./variant-picker";
export { VariantBarLabel, VariantPrice } from "./variant-price";
