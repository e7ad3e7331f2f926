import { requiredText } from "@kindling/contract";
import { z } from "zod";
import { readContent } from "../shared/readContent.ts";

const words = requiredText(10_000).transform((text) => text.split(/\s+/));

/** Names to make up people from. */
export const { first: firstNames, last: lastNames } = readContent(
  "people/names.yaml",
  z.strictObject({ first: words, last: words }),
);

/** Made-up students, first name and last name. */
export const studentNames = readContent(
  "people/student-names.yaml",
  z.array(z.tuple([requiredText(100), requiredText(100)])),
);
