/** The switch that hides rows in which all products are the same. */
export const ONLY_DIFFERENCES = "only-differences";

/** For such a row, inside of `group/compare`. Whole, so that Tailwind finds it. */
export const HIDDEN_WHEN_SAME = "group-has-[#only-differences:checked]/compare:hidden";
