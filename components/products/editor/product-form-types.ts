import type { UseFormReturn } from "react-hook-form";

import type { Checked, ProductValues } from "./form-values";

/** What `useForm` gives the parts of the product form. */
export type ProductForm = UseFormReturn<ProductValues, unknown, Checked>;
