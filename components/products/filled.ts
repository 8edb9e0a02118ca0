import type { ProductForm } from "./types";

type Name = "title" | "category" | "locale" | "description" | "price" | "stock";

/**
 * A field with what it holds at first: the server's page has it, too, so that nobody sees the form of a product empty, or
 * writes into it, before its script is there.
 */
export function filled({ register, formState }: ProductForm, name: Name) {
  return { ...register(name), defaultValue: formState.defaultValues?.[name] };
}
