/**
 * Whether a request is a POST to a page other than a server action. Our pages only post to actions, which handle their
 * own errors (lib/http/action.ts), so a failure means that the framework could not parse the form.
 */
export function isPagePost({
  method,
  url = "/",
}: {
  method?: string | undefined;
  url?: string | undefined;
}) {
  return method === "POST" && !url.startsWith("/api/");
}
