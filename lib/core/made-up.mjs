// What is not there: addresses of nothing are made up as easily as they are asked for, without end.

/** Whether a value to be kept, a page or a read, only says that there is nothing. */
export function isNothing(value) {
  if (value?.kind === "APP_PAGE") return value.status === 404;
  return value?.kind === "FETCH" && value.data?.body === "null";
}

/** What the framework writes into a page of the query that it was first asked with. */
const QUERY = /\\"q\\":\\"\?/;

/** Whether a page says what somebody wrote behind its address: everybody would read it. A list of the shop is made of its query. */
export function tellsQuery(key, value) {
  if (value?.kind !== "APP_PAGE" || /^\/\w+\/shop\//.test(key)) return false;
  return QUERY.test(value.html);
}
