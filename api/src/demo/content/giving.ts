/** What classes note of what they brought in. */
export const donationNotes = [
  "Bake sale",
  "Coins for kindness jar",
  "Read-a-thon",
  "Plant sale in the yard",
  "Class shop",
  "Sponsored walk",
  null,
  null,
] as const;

/** What a goal is for, with what it comes to in dollars. */
export const goalContents = [
  { dollars: 25, text: "A dollar for each of us" },
  { dollars: 40, text: "The kindness jar, full to the brim" },
  { dollars: 50, text: "More than last time" },
  { dollars: 60, text: "A dollar a school day, twice over" },
  { dollars: 75, text: "The jar three times over" },
] as const;
