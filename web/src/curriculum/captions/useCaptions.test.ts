import { filmEndpoints } from "@kindling/contract";
import { expect, test } from "vitest";
import { captionsCall } from "./useCaptions.ts";

test("the light call for captions is that of the contract", () => {
  const { method, path, access } = filmEndpoints.captions;
  expect(captionsCall).toMatchObject({ method, path, access });
});
