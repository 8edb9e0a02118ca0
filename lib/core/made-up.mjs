// What is not there: addresses of nothing are made up as easily as they are asked for, without end.

/** Whether a value to be kept, a page or a read, only says that there is nothing. */
export function isNothing(value) {
  if (value?.kind === "APP_PAGE") return value.status === 404;
  return value?.kind === "FETCH" && value.data?.body === "null";
}
