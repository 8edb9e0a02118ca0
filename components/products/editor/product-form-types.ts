import type { UseFormReturn } from "react-hook-form";

import type { Checked, ProductValues } from "./form-values";

/** The result of `useForm`, as passed to the sections of the product form. */
export type ProductForm = UseFormReturn<ProductValues, unknown, Checked>;
