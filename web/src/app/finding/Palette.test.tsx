import Icon from "@mui/icons-material/ArrowForwardRounded";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { useEffect, useState } from "react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { renderScreen } from "../../ui/testing.tsx";
import type { FindGroup, FindOption } from "./findOption.ts";
import { Palette } from "./Palette.tsx";

beforeAll(() => i18next.loadNamespaces(["header"]));
afterEach(cleanup);

const option = (label: string, changes: Partial<FindOption> = {}): FindOption => ({
  key: label,
  label,
  icon: Icon,
  ...changes,
});
const group = (key: string, options: FindOption[], fit: FindGroup["fit"] = 0): FindGroup => ({
  key,
  heading: key,
  options,
  fit,
});

/** What the palette shows now; `show` shows something else. */
let show: (groups: readonly FindGroup[], isBusy?: boolean) => void;
const chosen: string[] = [];

function Shown({ first, isBusy }: { first: readonly FindGroup[]; isBusy: boolean }) {
  const [state, setState] = useState({ groups: first, isBusy });
  const [text, setText] = useState("");
  useEffect(() => {
    show = (groups, busy = false) => setState({ groups, isBusy: busy });
  }, []);
  return (
    <Palette
      {...state}
      text={text}
      onText={setText}
      placeholder="Find"
      onChoose={({ label }, inNewTab) => chosen.push(`${label}${inNewTab ? " in a tab" : ""}`)}
      onClose={() => chosen.push("closed")}
    />
  );
}

async function open(groups: readonly FindGroup[], isBusy = false) {
  chosen.length = 0;
  await renderScreen(<Shown first={groups} isBusy={isBusy} />);
  await screen.findByRole("combobox");
  return userEvent.setup();
}
const marked = () => screen.queryByRole("option", { selected: true })?.textContent;
const screens = group("Screens", [option("Sites"), option("Imports")], 1);

it("marks the first option, moves with the arrows around both ends, and takes with Enter", async () => {
  const user = await open([screens, group("Actions", [option("Logout")], 1)]);
  expect(marked()).toBe("Sites");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(marked()).toBe("Logout");
  await user.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}");
  expect(marked()).toBe("Imports");
  await user.keyboard("{Enter}{Control>}{Enter}{/Control}{Escape}");
  expect(chosen).toEqual(["Imports", "Imports in a tab", "closed"]);
});

it("lets Enter wait for what may still fit better, and takes that", async () => {
  const user = await open([screens], true);
  await user.keyboard("{Enter}");
  expect(chosen).toEqual([]);
  show([screens, group("People", [option("Simone Brooks")], 0)]);
  await expect.poll(() => chosen).toEqual(["Simone Brooks"]);
});

it("takes at once what was marked with an arrow or can't be surpassed, and drops Enter with another text", async () => {
  const user = await open([screens], true);
  await user.keyboard("{ArrowDown}{Enter}");
  expect(chosen).toEqual(["Imports"]);
  await user.keyboard("i{Enter}m");
  show([screens]);
  await expect.poll(marked).toBe("Sites");
  expect(chosen).toEqual(["Imports"]);
  show([{ ...screens, fit: 0 }], true);
  await screen.findByText("Searching");
  await user.keyboard("{Enter}");
  expect(chosen).toEqual(["Imports", "Sites"]);
});

it("keeps an option marked while others come before it", async () => {
  const user = await open([screens], true);
  await user.keyboard("{ArrowDown}");
  show([screens, group("People", [option("Simone Brooks")], 0)]);
  await screen.findByText("Simone Brooks");
  expect(marked()).toBe("Imports");
});

it("shows with the right arrow what else can be done, once the row is there", async () => {
  const more: string[] = [];
  const user = await open([], true);
  await user.keyboard("an{ArrowRight}");
  show([group("People", [option("Ana Torres", { more: () => more.push("Ana Torres") })])]);
  await expect.poll(() => more).toEqual(["Ana Torres"]);
  expect(chosen).toEqual([]);
});

it("says that nothing was found, but not before a search", async () => {
  const user = await open([]);
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  await user.keyboard("x");
  expect(screen.getByText(/Nothing found/)).toBeDefined();
});
