const PLANS = ["free", "premium", "enterprise"] as const;

export type ChosenPlan = (typeof PLANS)[number];

/** Id of the application on the page. */
export const APPLICATION_ID = "application";

const CHOSEN = "shaafi-plan-chosen";

/** Selects a plan in the application and scrolls there. */
export function choosePlan(slug: ChosenPlan) {
  window.dispatchEvent(new CustomEvent(CHOSEN, { detail: slug }));
  const form = document.getElementById(APPLICATION_ID);
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  form?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
  form?.querySelector("input")?.focus({ preventScroll: true });
}

/** Calls `take` with each selected plan. Returns a function that unsubscribes. */
export function onPlanChosen(take: (slug: ChosenPlan) => void) {
  const listen = (event: Event) => take((event as CustomEvent<ChosenPlan>).detail);
  window.addEventListener(CHOSEN, listen);
  return () => window.removeEventListener(CHOSEN, listen);
}

/** Selects the plan of ?plan=, the target of links on the plans page. */
export function choosePlanOfAddress() {
  const wanted = new URLSearchParams(window.location.search).get("plan");
  const slug = PLANS.find((plan) => plan === wanted);
  if (slug) choosePlan(slug);
}
