import { type FieldPath, type FieldValues, get, type UseFormReturn } from "react-hook-form";

/**
 * A field with what it holds at first: the server's page has it, too, so that nobody sees a form empty that is not, or
 * writes into it, before its script is there.
 */
export function registerWithDefault<V extends FieldValues, C, O, N extends FieldPath<V>>(
  { register, formState }: Pick<UseFormReturn<V, C, O>, "register" | "formState">,
  name: N,
) {
  const defaultValue: string | number | undefined = get(formState.defaultValues, name) ?? undefined;
  return { ...register(name), defaultValue };
}
