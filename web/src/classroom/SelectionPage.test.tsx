import { IsRestoringProvider, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { languageReady } from "../core/language.ts";
import { readChosenSite, signOut } from "../core/session.ts";
import { SelectionPage } from "./SelectionPage.tsx";
import { readStanding, taughtBy } from "./teachers/standing.ts";
import { scriptCalls, signInAsInstructor } from "./testing.tsx";
import { WithSite } from "./WithSite.tsx";

afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

const site = (id: number, name: string) => ({ id, name, program: { id: 1, name: "Day" } });
const [maple, river] = [site(3, "Maple School"), site(4, "River School")];
const teachers = [
  { id: 21, name: "Ms. Adeyemi", grade: "1" },
  { id: 22, name: "Mr. Okafor", grade: null },
];

/** Opens the classroom's home, which leads to the selection where something has to be chosen. */
async function renderSelection(
  sharedAt: Record<number, typeof teachers> = {},
  path = "/instructor/home",
  isRestoring = false,
) {
  await languageReady;
  await i18next.loadNamespaces(["classroom", "home", "ui"]);
  scriptCalls((asked) => ({
    status: 200,
    body: { data: sharedAt[Number(asked.split("school_id=")[1])] ?? [] },
  }));
  const home = <WithSite>{({ name }) => <p>Home of {name}</p>}</WithSite>;
  const router = createMemoryRouter(
    [
      { path: "/instructor/selection", element: <SelectionPage /> },
      { path: "/instructor/home", element: home },
      { path: "/instructor/home/puzzles", element: home },
    ],
    { initialEntries: [path] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <IsRestoringProvider value={isRestoring}>
        <RouterProvider router={router} />
      </IsRestoringProvider>
    </QueryClientProvider>,
  );
  return router;
}

describe("SelectionPage", () => {
  it("is passed over with one site and nobody who shares its login", async () => {
    signInAsInstructor([maple]);
    await renderSelection({}, "/instructor/selection");
    expect(await screen.findByText("Home of Maple School")).toBeDefined();
    expect(readChosenSite()?.id).toBe(3);
    expect(taughtBy(3)).toEqual({});
  });

  it.each([["/instructor/selection"], ["/instructor/home"]])(
    "waits on %s for what the browser kept before it says or draws anything",
    async (path) => {
      signInAsInstructor([maple]);
      await renderSelection({ 3: teachers }, path, true);
      expect(screen.queryByRole("alert")).toBeNull();
      expect(screen.queryByText("Home of Maple School")).toBeNull();
    },
  );

  it("remembers the site that is chosen, and goes home", async () => {
    signInAsInstructor([maple, river]);
    await renderSelection();
    expect(await screen.findByRole("heading", { name: "Where are you today?" })).toBeDefined();
    expect(readChosenSite()).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /River School/ }));
    expect(await screen.findByText("Home of River School")).toBeDefined();
    expect(readChosenSite()?.id).toBe(4);
  });

  it("says what to do without a site", async () => {
    signInAsInstructor([]);
    await renderSelection();
    expect(await screen.findByText("No site yet")).toBeDefined();
  });

  it("asks with one site only who is there, and goes on to the screen that was asked for", async () => {
    signInAsInstructor([maple]);
    const router = await renderSelection({ 3: teachers }, "/instructor/home/puzzles");
    expect(await screen.findByRole("heading", { name: "Who is here?" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Another site" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /Adeyemi/ }));
    expect(await screen.findByText("Home of Maple School")).toBeDefined();
    expect(router.state.location.pathname).toBe("/instructor/home/puzzles");
    expect(taughtBy(3)).toEqual({ generic_teacher_id: 21 });
  });

  it("takes the account itself for an answer", async () => {
    signInAsInstructor([maple]);
    await renderSelection({ 3: teachers });
    await userEvent.click(await screen.findByRole("button", { name: /It's me/ }));
    expect(await screen.findByText("Home of Maple School")).toBeDefined();
    expect(taughtBy(3)).toEqual({});
    expect(readStanding(3)).toMatchObject({ teacher: null });
  });

  it("asks for both where there is a choice of both, and for a site at a time", async () => {
    signInAsInstructor([maple, river]);
    const router = await renderSelection({ 4: teachers });
    await userEvent.click(await screen.findByRole("button", { name: /River School/ }));
    await userEvent.click(await screen.findByRole("button", { name: /Okafor/ }));
    expect(await screen.findByText("Home of River School")).toBeDefined();
    expect(taughtBy(4)).toEqual({ generic_teacher_id: 22 });
    expect(taughtBy(3)).toEqual({});
    await router.navigate("/instructor/selection?step=teacher");
    const chosen = await screen.findByRole("button", { name: /Okafor/ });
    expect(chosen.getAttribute("aria-current")).toBe("true");
  });

  it("forgets who was there at sign-out, and with another login", async () => {
    signInAsInstructor([maple]);
    await renderSelection({ 3: teachers });
    await userEvent.click(await screen.findByRole("button", { name: /Adeyemi/ }));
    await screen.findByText("Home of Maple School");
    expect(sessionStorage.getItem("teacher")).toContain("Adeyemi");
    cleanup();
    signOut();
    expect(sessionStorage.getItem("teacher")).toBeNull();
    signInAsInstructor([maple]);
    expect(taughtBy(3)).toEqual({});
  });

  it("says when who was chosen has left the site, and asks again in place", async () => {
    signInAsInstructor([maple]);
    const shared = { 3: teachers };
    await renderSelection(shared);
    await userEvent.click(await screen.findByRole("button", { name: /Adeyemi/ }));
    await screen.findByText("Home of Maple School");
    cleanup();
    shared[3] = teachers.slice(1);
    await renderSelection(shared);
    const dialog = await screen.findByRole("dialog", { name: "Ms. Adeyemi is no longer here" });
    expect(taughtBy(3)).toEqual({});
    expect(within(dialog).queryByRole("button", { name: /Adeyemi/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole("button", { name: /Okafor/ }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(taughtBy(3)).toEqual({ generic_teacher_id: 22 });
  });
});
