import fc from "fast-check";

/** Words as staff write them: letters of few kinds, so that they clash often, and some with accents and signs. */
const written = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from("abcdeñáo")), minLength: 2, maxLength: 9 }),
  fc.string({ unit: fc.constantFrom(...Array.from("aeioulnrstmpcd")), minLength: 3, maxLength: 12 }),
  fc.constantFrom("Kindness", "self-control", "corazón", "niñez", "¡gracias!", "Level", "Anna", "no", "on"),
);

/** Lists of words, most of them sound. */
export const someWords = fc.array(written, { minLength: 1, maxLength: 18 });

/** Anything a request could carry. */
export const anyWords = fc.array(
  fc.oneof(
    written,
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.constantFrom("AAA", "?", "7", "x".repeat(500)),
  ),
  { maxLength: 60 },
);

export const seeds = fc.integer({ min: 1, max: 2_147_483_647 });

export const sizes = fc.option(fc.integer({ min: 2, max: 30 }), { nil: null });
