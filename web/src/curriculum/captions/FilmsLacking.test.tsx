import type { Film } from "@kindling/contract";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Permissions } from "../../ui/permissions.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { FilmCell } from "./FilmCell.tsx";
import { FilmsLacking } from "./FilmsLacking.tsx";

const film = (name: string, languages: Film["languages"], more: Partial<Film> = {}): Film => ({
  address: `https://films.example/${name}.mp4`,
  titles: [name],
  languages,
  is_current: true,
  ...more,
});
const whole = film("Whole", ["en", "es"]);
const past = film("Past", [], { is_current: false });
const bare = film("Bare", [], { titles: ["Bare", "Shared"] });
const english = film("English", ["en"]);
const spanish = film("Spanish", ["es"]);

async function draw(
  films: readonly Film[] | null,
  { address = "/things", screen: drawn = <FilmsLacking isNarrow={false} />, mayWrite = true } = {},
) {
  const asked = answerCalls(({ path }) =>
    path !== "/film"
      ? { body: { data: [] } }
      : films
        ? { body: { data: films } }
        : { status: 500, body: { message: "No" } },
  );
  await renderScreen(
    <Permissions value={new Set(mayWrite ? ["film.all"] : [])}>{drawn}</Permissions>,
    address,
  );
  return asked;
}
const list = () => screen.findByRole("list", { name: /lacks? captions/ });

beforeEach(() => i18next.loadNamespaces(["content", "curriculum"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("FilmsLacking", () => {
  it("says that no film lacks captions; films that classes don't see any more don't count", async () => {
    await draw([whole, past]);
    expect(await screen.findByText("All films have captions in English and Spanish.")).toBeDefined();
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("lists the films that lack captions, and in which language", async () => {
    await draw([whole, past, bare, english, spanish]);
    expect(await screen.findByRole("heading", { name: /^3 films lack captions/ })).toBeDefined();
    const lines = within(await list()).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      "Bare · SharedNo captionsCaptions",
      "EnglishNo Spanish captionsCaptions",
      "SpanishNo English captionsCaptions",
    ]);
  });

  it("names a film that is shown in many places by a few of them", async () => {
    await draw([film("Stones", [], { titles: ["A", "B", "C", "D", "E"] })]);
    expect(within(await list()).getByText("A · B · C, and 2 more")).toBeDefined();
    expect(screen.getByRole("button", { name: "Add captions to A" })).toBeDefined();
  });

  it("opens the captions of a film in the language it lacks", async () => {
    await draw([english]);
    await userEvent.click(await screen.findByRole("button", { name: "Add captions to English" }));
    const dialog = await screen.findByRole("dialog", { name: "Captions" });
    expect(within(dialog).getByRole("textbox", { name: "Captions in Español" })).toBeDefined();
  });

  it("keeps a long list closed, unless the overview leads to it", async () => {
    const many = ["A", "B", "C", "D"].map((name) => film(name, []));
    await draw(many);
    expect(await screen.findByRole("heading", { name: /^4 films lack captions/ })).toBeDefined();
    expect(screen.queryByRole("list")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /^4 films lack captions/ }));
    expect(within(await list()).getAllByRole("listitem")).toHaveLength(4);
    cleanup();
    await draw(many, { address: "/things?films=open" });
    expect(within(await list()).getAllByRole("listitem")).toHaveLength(4);
  });

  it("says that films couldn't be loaded, and shows nothing where there are none", async () => {
    await draw(null);
    expect(await screen.findByText(/films without captions/)).toBeDefined();
    cleanup();
    const asked = await draw([]);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(document.querySelector("main, section, [role=alert]")).toBeNull();
  });

  it("doesn't ask for those who may not write captions", async () => {
    expect(await draw([bare], { mayWrite: false })).toEqual([]);
    expect(screen.queryByText(/lacks captions/)).toBeNull();
  });
});

describe("FilmCell", () => {
  const cell = ({ address }: Film) => <FilmCell title="Waves" address={address} />;

  it("marks a film in a list that lacks captions, and opens them", async () => {
    await draw([english], { screen: cell(english) });
    await userEvent.click(await screen.findByRole("button", { name: "No Spanish captions: Waves" }));
    expect(await screen.findByRole("dialog", { name: "Captions" })).toBeDefined();
  });

  it("leaves a film alone that has them in each language", async () => {
    const asked = await draw([whole], { screen: cell(whole) });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });
});
