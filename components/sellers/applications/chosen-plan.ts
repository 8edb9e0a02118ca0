const PLANS = ["free", "premium", "enterprise"] as const;

export type ChosenPlan = (typeof PLANS)[number];

/** Id of the application on the page. */
export const APPLICATION_ID = "application";

const CHOSEN = "shaafi-plan-chosen";

/** Selects a plan in the application and scrolls there. */
export function choosePlan(slug: ChosenPlan) {
  window.dispatchEvent(new CustomEvent(CHOSEN, { detail: slug }));
  const form = document.getElementById(APPLICATION_ID);
  const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  form?.scrollIntoView({ behavior: prefersReducedMotion ? "auto" : "smooth" });
  form?.querySelector("input")?.focus({ preventScroll: true });
}

/** Calls `take` with each selected plan. Returns a function that unsubscribes. */
export function onPlanChosen(onChosen: (slug: ChosenPlan) => void) {
  const listen = (event: Event) => onChosen((event as CustomEvent<ChosenPlan>).detail);
  window.addEventListener(CHOSEN, listen);
  return () => window.removeEventListener(CHOSEN, listen);
}

/** Selects the plan of ?plan=, the target of links on the plans page. */
export function choosePlanOfAddress() {
  const planParam = new URLSearchParams(window.location.search).get("plan");
  const slug = PLANS.find((plan) => plan === planParam);
  if (slug) choosePlan(slug);
}
