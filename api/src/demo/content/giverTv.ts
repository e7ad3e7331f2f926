import type { FilmName } from "./media.ts";

/** What a trait is opened with, and the episodes of GiverTV that go with it. */
export interface TraitFilms {
  readonly opening: FilmName;
  readonly episodes: readonly (readonly [name: string, film: FilmName])[];
}

/** The films of every trait, by its title. */
export const filmsOfTraits: Readonly<Record<string, TraitFilms>> = {
  Kindness: {
    opening: "lantern",
    episodes: [
      ["A Light That Is Not Used Up", "lantern"],
      ["Room at the Fire", "welcome"],
    ],
  },
  Gratitude: {
    opening: "welcome",
    episodes: [
      ["Who Carried the Wood?", "welcome"],
      ["The Rain Before the Flower", "seedling"],
    ],
  },
  Honesty: {
    opening: "six-or-nine",
    episodes: [
      ["Six or Nine?", "six-or-nine"],
      ["The First Stone Is the Hardest", "stones"],
    ],
  },
  Patience: {
    opening: "seedling",
    episodes: [
      ["Slow Is How It Grows", "seedling"],
      ["One Round of Breath", "breath"],
    ],
  },
  Generosity: {
    opening: "lantern",
    episodes: [
      ["You Still Have Your Light", "lantern"],
      ["Come Closer, There Is Room", "welcome"],
    ],
  },
  Respect: {
    opening: "six-or-nine",
    episodes: [
      ["Both Are Right", "six-or-nine"],
      ["From Hand to Hand", "lantern"],
    ],
  },
  Courage: {
    opening: "stones",
    episodes: [
      ["Wobbly Knees Are Allowed", "stones"],
      ["A Hand on the Other Side", "stones"],
      ["Three Breaths Before", "breath"],
    ],
  },
  Empathy: {
    opening: "six-or-nine",
    episodes: [
      ["Come and Look From Here", "six-or-nine"],
      ["Whose Light Is It Now?", "lantern"],
      ["Before We Answer, One Breath", "breath"],
    ],
  },
  Perseverance: {
    opening: "stones",
    episodes: [
      ["One Stone, Then the Next", "stones"],
      ["What Happens Before Anything Shows", "seedling"],
    ],
  },
  Hope: {
    opening: "seedling",
    episodes: [
      ["A Seed Has Plans", "seedling"],
      ["From a Spark", "welcome"],
    ],
  },
};
