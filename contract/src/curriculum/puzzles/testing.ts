import fc from "fast-check";

/** Few distinct letters, so that words often collide. */
const written = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from("abcdeñáo")), minLength: 2, maxLength: 9 }),
  fc.string({ unit: fc.constantFrom(...Array.from("aeioulnrstmpcd")), minLength: 3, maxLength: 12 }),
  fc.constantFrom("Kindness", "self-control", "corazón", "niñez", "¡gracias!", "Level", "Anna", "no", "on"),
);

/** Mostly valid word lists. */
export const someWords = fc.array(written, { minLength: 1, maxLength: 18 });

/** Arbitrary input, as a request could send. */
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
