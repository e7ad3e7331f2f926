import { accountEndpoints } from "@kindling/contract";
import { expect, it } from "vitest";
import { accountCalls } from "./accountCalls.ts";

it.each(Object.entries(accountCalls))("%s is the contract's", (name, { method, path, access }) => {
  const declared = accountEndpoints[name as keyof typeof accountCalls];
  expect({ method, path, kind: access.kind }).toEqual({
    method: declared.method,
    path: declared.path,
    kind: declared.access.kind,
  });
});
