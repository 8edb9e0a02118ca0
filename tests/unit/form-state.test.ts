import { describe, expect, it } from "vitest";

import { readTextFields } from "@/lib/http/form-state";

describe("readTextFields", () => {
  it("returns text fields and leaves out files", () => {
    const form = new FormData();
    form.set("email", "hodan@example.com");
    form.set("photo", new File(["x"], "x.png"));

    expect(readTextFields(form)).toEqual({ email: "hodan@example.com" });
  });

  it.each([undefined, null, "text", {}, [1]])(
    "returns no field for %o of a forged call",
    (value) => {
      expect(readTextFields(value)).toEqual({});
    },
  );
});
