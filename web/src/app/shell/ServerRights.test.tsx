import { charityEndpoints, siteEndpoints } from "@kindling/contract";
import { focusManager } from "@tanstack/react-query";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { readSession, signIn, signOut, useSession } from "../../core/session.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";
import { ServerRights } from "./ServerRights.tsx";

function Rights() {
  const groups = useSession()?.claims.user_type.join();
  const site = useMayCall(siteEndpoints.create) ? "sites" : "no sites";
  const charity = useMayCall(charityEndpoints.create) ? "charities" : "no charities";
  return <p>{`${groups}: ${site}, ${charity}`}</p>;
}

afterEach(() => {
  act(() => signOut());
  focusManager.setFocused(undefined);
  cleanup();
  vi.unstubAllGlobals();
});

it("goes by the token until the server has spoken, then by the server, and asks it again on coming back", async () => {
  const claims = {
    email: "a@b.example",
    role: { name: "admin" as const },
    user_type: ["Charities" as const],
    new_login: false,
  };
  const token = `head.${btoa(JSON.stringify(claims))}.tail`;
  signIn({
    data: {
      ...claims,
      token,
      fullName: "A B",
      schools: [],
      currentSession: null,
      sees_curriculum_standards: false,
    },
  });
  let me = { user_type: ["Charities"], permissions: [""] };
  answerCalls(() => ({ body: { data: me } }));
  await renderScreen(
    <ServerRights>
      <Rights />
    </ServerRights>,
  );
  expect(screen.getByText("Charities: no sites, charities")).toBeDefined();
  expect(await screen.findByText("Charities: no sites, no charities")).toBeDefined();
  me = { user_type: ["Constituents"], permissions: [siteEndpoints.create.name] };
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  expect(await screen.findByText("Constituents: sites, no charities")).toBeDefined();
  expect(readSession()?.user.user_type).toEqual(["Constituents"]);
});
