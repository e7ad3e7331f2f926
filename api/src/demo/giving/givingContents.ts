import {
  categories,
  charities,
  classDonations,
  contacts,
  replyWordsLimit,
  requiredText,
  thankYouWordsLimit,
} from "@kindling/contract";
import { z } from "zod";
import { picture } from "../shared/contentFields.ts";
import { readContent } from "../shared/readContent.ts";

export const categoryContents = readContent(
  "giving/categories.yaml",
  z.array(categories.input.pick({ name: true, abbreviation: true }).strict()),
);

const charity = charities.input
  .pick({ name: true, country: true, state: true, address: true, description: true })
  .extend({
    category: z.enum(categoryContents.map(({ name }) => name)),
    website: z.url({ protocol: /^https$/ }),
    contacts: z
      .array(contacts.input.pick({ title: true, first_name: true, last_name: true }).strict())
      .min(1)
      .max(2),
  })
  .strict();

export const charityContents = readContent("giving/charities.yaml", z.array(charity));

/** What classes note with their donations, and the goals they set. */
export const { notes: donationNotes, goals: goalContents } = readContent(
  "giving/donations.yaml",
  z.strictObject({
    notes: z.array(classDonations.input.shape.note),
    goals: z.array(z.strictObject({ dollars: z.number().int().min(1), text: requiredText(200) })),
  }),
);

/** What classes say back. */
export const replyContents = readContent(
  "giving/thank-you-replies.yaml",
  z.array(z.strictObject({ state: z.enum(["approved", "waiting"]), words: requiredText(replyWordsLimit) })),
);

/** What charities say to classes. */
export const thankYouContents = readContent(
  "giving/thank-yous.yaml",
  z.array(
    z.strictObject({
      state: z.enum(["approved", "waiting"]),
      picture: picture.nullable(),
      words: requiredText(thankYouWordsLimit),
    }),
  ),
);
