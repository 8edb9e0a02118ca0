import { type ClassValue, clsx } from "clsx";

/** Returns the class names in one string. Conflicting utilities are not merged: a variant decides instead. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
