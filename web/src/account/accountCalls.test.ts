import { accountEndpoints } from "@kindling/contract";
import { expect, it } from "vitest";
import { accountCalls } from "./accountCalls.ts";
import { login } from "./signInCall.ts";

const calls = { ...accountCalls, login };

it.each(Object.entries(calls))("%s is the contract's", (name, { method, path, access }) => {
  const declared = accountEndpoints[name as keyof typeof calls];
  expect({ method, path, kind: access.kind }).toEqual({
    method: declared.method,
    path: declared.path,
    kind: declared.access.kind,
  });
});
