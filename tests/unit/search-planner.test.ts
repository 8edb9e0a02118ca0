import { describe, expect, it, vi } from "vitest";

import { createPlan, type Probe, planSearch } from "@/lib/search/planner";
import { Lexicon } from "@/lib/search/term-statistics";

const DEPTH = { ranked: 100, first: 24 };

const lexicon = new Lexicon([{ alias: "cofee", term: "coffee", isUsed: false }], {
  products: 100_000,
  certified: 0,
  often: [
    ["coffee", 0.3],
    ["ground", 0.2],
    ["honey", 0.01],
  ],
});

const planFor = (tokens: string[], matching: "all" | "any" = "all") =>
  createPlan(lexicon.vocabulary.termsOf(tokens), lexicon, { depth: DEPTH, matching });

/** Creates a probe that finds products with each of the words, and records its plans. */
function probeFor(existing: string[], similar: { typed: string; word: string }[] = []) {
  return vi.fn<Probe>(async ({ terms, matching }) => {
    const matches = terms.map((term) =>
      term.some(({ phrase: tokens }) => existing.includes(tokens)),
    );
    const isMatch = matching === "all" ? matches.every(Boolean) : matches.some(Boolean);
    return { ids: isMatch ? [1] : [], total: isMatch ? 1 : 0, similar: isMatch ? [] : similar };
  });
}

const plan = (tokens: string[], probe: Probe, matching: "all" | "any" = "all") =>
  planSearch(tokens, lexicon, { depth: DEPTH, matching, probe });

describe("createPlan", () => {
  it("scans best-selling products for a very frequent term", () => {
    expect(planFor(["coffee"]).strategy).toBe("bestSellers");
    expect(planFor(["coffee"]).estimate).toBeCloseTo(30_000);
  });

  it("looks up a rare or unknown term in the index", () => {
    expect(planFor(["honey"]).strategy).toBe("index");
    expect(planFor(["honey"]).estimate).toBeCloseTo(1_000);
    expect(planFor(["mesob"])).toMatchObject({ strategy: "index", estimate: 0 });
  });

  it("looks up the rarest term and checks much more frequent ones on its matches", () => {
    const access = planFor(["honey", "coffee"]).required.map((term) => term.access);

    expect(access).toEqual(["index", "filter"]);
  });

  it("requires one term of all variants for a partial search and ranks by the separate terms", () => {
    const { terms, required } = planFor(["honey", "mesob"], "any");

    expect(terms).toHaveLength(2);
    expect(required.map(({ variants }) => variants.map(({ phrase: tokens }) => tokens))).toEqual([
      ["honey", "mesob"],
    ]);
  });

  it("returns equal cache keys for plans of equal terms only", () => {
    expect(planFor(["honey"]).key).toBe(planFor(["honey"]).key);
    expect(planFor(["honey"]).key).not.toBe(planFor(["honey"], "any").key);
    expect(planFor(["honey"]).key).not.toBe(planFor(["mesob"]).key);
  });
});

describe("planSearch", () => {
  it("does not probe a search with certain matches", async () => {
    const probe = probeFor([]);

    expect(await plan(["coffee"], probe)).toMatchObject({ isMiss: false, best: null });
    expect(probe).not.toHaveBeenCalled();
  });

  it("returns the matches that the probe has read", async () => {
    const result = await plan(["mesob"], probeFor(["mesob"]));

    expect(result).toMatchObject({
      isMiss: false,
      best: { ids: [1], total: 1 },
      match: { corrected: null, isPartial: false },
    });
  });

  it("corrects a misspelled word by similar words of products", async () => {
    const similar = [{ typed: "mesop", word: "mesob" }];
    const probe = probeFor(["mesob"], similar);

    expect(await plan(["mesop"], probe)).toMatchObject({
      isMiss: false,
      match: { corrected: "mesob", isPartial: false },
    });
    expect(probe.mock.calls[0]?.[1]).toEqual(["mesop"]);
  });

  it("preserves a word that a product has", async () => {
    const similar = [
      { typed: "mesob", word: "mesob" },
      { typed: "gabbi", word: "gabi" },
    ];

    const result = await plan(["mesob", "gabbi"], probeFor(["mesob", "gabi"], similar));

    expect(result.match.corrected).toBe("mesob gabi");
  });

  it("returns the uncorrected plan as a miss without any match", async () => {
    const result = await plan(["mesop"], probeFor([], [{ typed: "mesop", word: "mesob" }]));

    expect(result).toMatchObject({ isMiss: true, match: { corrected: null, isPartial: false } });
    expect(result.plan.terms).toEqual(lexicon.vocabulary.termsOf(["mesop"]));
  });

  it("marks partial matches", async () => {
    const result = await plan(["mesob", "unknown"], probeFor(["mesob"]), "any");

    expect(result).toMatchObject({ isMiss: false, match: { corrected: null, isPartial: true } });
  });
});
