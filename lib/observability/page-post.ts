/**
 * Whether something was sent to a page. Our pages send nothing but to actions, which answer whatever they meet
 * (lib/http/action.ts): what fails is that the framework could not read the form.
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
