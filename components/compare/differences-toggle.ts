/** The id of the switch that hides rows without differences. */
export const ONLY_DIFFERENCES = "only-differences";

/** The class of such a row inside `group/compare`. Written out, so that Tailwind finds it. */
export const HIDDEN_WHEN_SAME = "group-has-[#only-differences:checked]/compare:hidden";
