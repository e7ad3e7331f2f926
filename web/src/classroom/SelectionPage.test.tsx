import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, describe, expect, it } from "vitest";
import { languageReady } from "../core/language.ts";
import { readChosenSite, signOut } from "../core/session.ts";
import { SelectionPage } from "./SelectionPage.tsx";
import { signInAsInstructor } from "./testing.tsx";

afterEach(() => {
  cleanup();
  signOut();
});

const site = (id: number, name: string) => ({ id, name, program: { id: 1, name: "Day" } });

async function renderSelection() {
  await languageReady;
  await i18next.loadNamespaces(["classroom", "ui"]);
  const router = createMemoryRouter(
    [
      { path: "/instructor/selection", element: <SelectionPage /> },
      { path: "/instructor/home", element: <p>Home</p> },
    ],
    { initialEntries: ["/instructor/selection"] },
  );
  render(<RouterProvider router={router} />);
}

describe("SelectionPage", () => {
  it("is passed over with one site", async () => {
    signInAsInstructor([site(3, "Maple School")]);
    await renderSelection();
    expect(await screen.findByText("Home")).toBeDefined();
    expect(readChosenSite()?.id).toBe(3);
  });

  it("remembers the site that is chosen, and goes home", async () => {
    signInAsInstructor([site(3, "Maple School"), site(4, "River School")]);
    await renderSelection();
    expect(readChosenSite()).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: /River School/ }));
    expect(await screen.findByText("Home")).toBeDefined();
    expect(readChosenSite()?.id).toBe(4);
  });

  it("says what to do without a site", async () => {
    signInAsInstructor([]);
    await renderSelection();
    expect(await screen.findByText("No site yet")).toBeDefined();
  });
});
