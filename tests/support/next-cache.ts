// Replaces `next/cache` in unit and integration tests: nothing is cached, and invalidated tags are recorded.

/** Tags invalidated since `forgetTags`, in order. */
export const invalidatedTags: string[] = [];

export function resetTags() {
  invalidatedTags.length = 0;
}

export function unstable_cache<Read extends (...args: never[]) => Promise<unknown>>(read: Read) {
  return read;
}

export function revalidateTag(tag: string) {
  invalidatedTags.push(tag);
}

export function updateTag(tag: string) {
  invalidatedTags.push(tag);
}

export function revalidatePath(path: string) {
  throw new Error(`Pages are invalidated by tag, not by path: ${path}`);
}

export function refresh() {}

export function unstable_noStore() {}
