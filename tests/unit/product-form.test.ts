import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blankValues, valuesOf } from "@/components/products/editor/form-values";
import {
  draftKey,
  dropDraft,
  readDraft,
  storeDraft,
} from "@/components/products/editor/product-draft-storage";
import { WRITTEN_FORM as completeValues } from "../support/product-form-values";

describe("valuesOf", () => {
  it("restores the form's values from a product", () => {
    const {
      pictures: _images,
      price: _price,
      stock: _stock,
      isActive: _active,
      returnPolicy: _policy,
      isBook: _book,
      certificates: _certificates,
      details: _details,
      translations,
      ...textValues
    } = completeValues;
    const content = {
      ...textValues,
      facts: {},
      category: "crafts" as const,
      collection: "books",
      originStory: null,
      imageUrl: "/uploads/a.webp",
      images: ["/uploads/b.webp"],
      translations: { en: { ...translations.en, title: "Mesob", description: null } },
      options: [],
      variants: [],
    };
    const state = {
      isHidden: false,
      moderationStatus: "approved" as const,
      moderationNote: null,
      revision: null,
    };
    const product = {
      id: 1,
      content,
      contentVersion: "v1",
      offers: [],
      hasVariants: false,
      isOnSale: false,
      price: "145.00",
      stock: 12,
      reserved: 0,
      isActive: true,
      returnPolicy: null,
      details: {
        isFood: null,
        isPerishable: null,
        processingDays: null,
        sku: null,
        barcode: null,
        weightGrams: null,
        lengthMm: null,
        widthMm: null,
        heightMm: null,
        sizeChartId: null,
      },
      ...state,
      certificates: [],
    };

    expect(valuesOf(product)).toEqual({
      ...completeValues,
      price: "145.00",
      translations: { ...translations, en: { ...translations.en, title: "Mesob" } },
    });
  });
});

describe("drafts of a product", () => {
  const storedItems = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => storedItems.get(key) ?? null,
      setItem: (key: string, value: string) => void storedItems.set(key, value),
      removeItem: (key: string) => void storedItems.delete(key),
    });
  });
  afterEach(() => {
    storedItems.clear();
    vi.unstubAllGlobals();
  });

  it("are restored for their seller and product only, until they are dropped", () => {
    const key = draftKey(7, null);
    const draft = { values: completeValues, initial: blankValues("en") };
    expect(storeDraft(key, draft)).toBe(true);

    expect(readDraft(key, blankValues("en"))).toEqual(draft);
    expect(readDraft(draftKey(8, null), blankValues("en"))).toBeNull();
    expect(readDraft(draftKey(7, 3), blankValues("en"))).toBeNull();
    dropDraft(key);
    expect(readDraft(key, blankValues("en"))).toBeNull();
  });

  it("restore the values of an older form that still fit", () => {
    const values = {
      title: "Old",
      price: 12,
      pictures: "x",
      translations: { so: { title: "Hore" } },
    };
    storedItems.set("d", JSON.stringify({ values, initial: {} }));
    const blank = blankValues("en");

    const draft = readDraft("d", blank);

    expect(draft?.initial).toEqual(blank);
    expect(draft?.values).toEqual({
      ...blank,
      title: "Old",
      translations: { ...blank.translations, so: { ...blank.translations.so, title: "Hore" } },
    });
    for (const broken of ["{", "null", "[]", '{"values":3}', '{"values":{}}']) {
      storedItems.set("d", broken);
      expect(readDraft("d", blank)).toBeNull();
    }
  });
});
