import { describe, expect, test } from "vitest";
import { languages } from "../../core/language.ts";
import { answeredTypeKeys, nameAnsweredType } from "./answeredTypes.ts";

describe.each(languages)("nameAnsweredType in %s", (language) => {
  test.each(answeredTypeKeys)("names %s without its key", (key) => {
    for (const form of ["one", "many"] as const)
      expect(nameAnsweredType(key, language, form)).toMatch(/^\p{Lu}[\p{L} -]+$/u);
  });
});
