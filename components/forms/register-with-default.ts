import { type FieldPath, type FieldValues, get, type UseFormReturn } from "react-hook-form";

/** Registers a field with its default value in the server-rendered HTML, so that it is not empty before hydration. */
export function registerWithDefault<V extends FieldValues, C, O, N extends FieldPath<V>>(
  { register, formState }: Pick<UseFormReturn<V, C, O>, "register" | "formState">,
  name: N,
) {
  const defaultValue: string | number | undefined = get(formState.defaultValues, name) ?? undefined;
  return { ...register(name), defaultValue };
}
