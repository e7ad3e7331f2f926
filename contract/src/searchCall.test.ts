import { expect, test } from "vitest";
import type { z } from "zod";
import { allEndpoints } from "./endpoints.ts";

test("every call whose query takes words to search for can be made with a body", () => {
  const takesWords = allEndpoints.filter(({ query }) => "search" in (query as z.ZodObject).shape);
  expect(allEndpoints.filter(({ searches }) => searches)).toEqual(takesWords);
  expect(takesWords.length).toBeGreaterThan(40);
});
