const PLANS = ["free", "premium", "enterprise"] as const;

export type ChosenPlan = (typeof PLANS)[number];

/** Where the application stands on the page. */
export const APPLICATION_ID = "application";

const CHOSEN = "shaafi-plan-chosen";

/** Tells the application which plan was pressed, and scrolls there. */
export function choosePlan(slug: ChosenPlan) {
  window.dispatchEvent(new CustomEvent(CHOSEN, { detail: slug }));
  const form = document.getElementById(APPLICATION_ID);
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  form?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
  form?.querySelector("input")?.focus({ preventScroll: true });
}

/** Calls `take` with each plan that is pressed. Answers how to stop. */
export function onPlanChosen(take: (slug: ChosenPlan) => void) {
  const listen = (event: Event) => take((event as CustomEvent<ChosenPlan>).detail);
  window.addEventListener(CHOSEN, listen);
  return () => window.removeEventListener(CHOSEN, listen);
}

/** Chooses the plan that ?plan= names, as the plans page links here. */
export function choosePlanOfAddress() {
  const wanted = new URLSearchParams(window.location.search).get("plan");
  const slug = PLANS.find((plan) => plan === wanted);
  if (slug) choosePlan(slug);
}
