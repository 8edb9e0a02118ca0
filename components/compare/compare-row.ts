import type { ReactNode } from "react";

import type { ComparedProduct } from "@/lib/compare/queries";

export type CompareRow = {
  key: string;
  label: string;
  /** The value that determines whether the products differ. */
  valueOf: (product: ComparedProduct) => string | number | boolean;
  show: (product: ComparedProduct, all: ComparedProduct[]) => ReactNode;
};
