import {
  confirmingEndpoints,
  type Endpoint,
  ownFactorEndpoints,
  secondFactorEndpoints,
} from "@kindling/contract";
import { expect, it } from "vitest";
import { confirmCalls, readFactors } from "../confirm-password/confirmCalls.ts";
import { ownFactors, signInSteps } from "./factorCalls.ts";

type Calls = Readonly<Record<string, Pick<Endpoint, "method" | "path" | "access">>>;

const shapes = (calls: Calls) =>
  Object.entries(calls).map(([name, { method, path, access }]) => [name, method, path, access.kind]);

it("calls what the contract declares", () => {
  expect(shapes(ownFactors)).toEqual(shapes(ownFactorEndpoints));
  expect(shapes(confirmCalls)).toEqual(shapes(confirmingEndpoints));
  expect(shapes({ get: readFactors })).toEqual(shapes({ get: ownFactorEndpoints.get }));
  expect(shapes(signInSteps)).toEqual(shapes(secondFactorEndpoints));
});
