import { expect, it } from "vitest";
import { signOut } from "../../core/session.ts";
import { queryClientOf } from "./queryClientOf.ts";

it("keeps what was read for one login, and forgets it when its owner signs out", () => {
  const client = queryClientOf("a token");
  client.setQueryData(["lead.list"], ["Ida"]);
  expect(queryClientOf("a token").getQueryData(["lead.list"])).toEqual(["Ida"]);
  signOut();
  expect(client.getQueryData(["lead.list"])).toBeUndefined();
  expect(queryClientOf("a token").getQueryData(["lead.list"])).toBeUndefined();
});
