import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { useState } from "react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { renderScreen } from "../../ui/testing.tsx";
import type { TitleKey } from "../menus/menuTypes.ts";
import { ScreenContext } from "../router/Screens.tsx";
import { Guide } from "./Guide.tsx";

beforeAll(() => i18next.loadNamespaces(["header", "ui"]));
afterEach(cleanup);

/** Two screens beside the guide, and a button that leads from the first to the second. */
function Shown({ onClose }: { readonly onClose: () => void }) {
  const [title, setTitle] = useState<TitleKey>("donations");
  return (
    <ScreenContext value={{ title }}>
      <button type="button" onClick={() => setTitle("leads")}>
        Go on
      </button>
      <Guide claims={{ role: { name: "Super Admin" } }} onClose={onClose} />
    </ScreenContext>
  );
}

const open = async () => {
  let closed = 0;
  await renderScreen(<Shown onClose={() => (closed += 1)} />);
  await screen.findByRole("heading", { name: "Donations" });
  return { user: userEvent.setup(), closed: () => closed };
};

it("shows the page about the screen, with the focus in it, and follows to the next screen without taking it", async () => {
  const { user } = await open();
  const guide = screen.getByRole("complementary", { name: "Donations" });
  expect(document.activeElement).toBe(guide);
  await user.click(screen.getByRole("button", { name: "Go on" }));
  await screen.findByRole("heading", { name: "Leads" });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Go on" }));
});

it("goes to other pages by their links and back to all topics", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "payment run" }));
  await screen.findByRole("heading", { name: "Payments to charities" });
  expect(screen.getByRole("img", { name: "A payment run waiting for approval" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "All topics" }));
  await screen.findByRole("heading", { name: "Guide for staff" });
  expect(screen.queryByRole("button", { name: "All topics" })).toBeNull();
});

it("is read in the chosen language", async () => {
  await open();
  await i18next.changeLanguage("es");
  expect(await screen.findByRole("heading", { name: "Donaciones" })).toBeDefined();
  await i18next.changeLanguage("en");
  await screen.findByRole("heading", { name: "Donations" });
});

it("closes by Escape and by its button", async () => {
  const { user, closed } = await open();
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Close the guide" }));
  await waitFor(() => expect(closed()).toBe(2));
});
