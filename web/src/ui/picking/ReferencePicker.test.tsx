import { providerEndpoints, type Reference } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { signInAsInstructor } from "../../classroom/testing.tsx";
import { signOut } from "../../core/session.ts";
import { answerCalls, renderScreen } from "../testing.tsx";
import { ReferencePicker, ReferencesPicker } from "./ReferencePicker.tsx";

const names = ["Acorn", "Birch", "Cedar", "Dogwood", "Elm"];
const all = names.map((name, at) => ({ id: at + 1, name }));
const zinnia = { id: 26, name: "Zinnia" };

const answer = () =>
  answerCalls(({ query }) => {
    const text = query.get("search");
    const found = text ? [...all, zinnia].filter(({ name }) => name.toLowerCase().includes(text)) : all;
    return { body: { data: found, meta: { page: 0, rows: 5, total: found.length } } };
  });

function One({ start = null }: { readonly start?: Reference | null }) {
  const [value, setValue] = useState(start);
  return <ReferencePicker list={providerEndpoints.list} label="Provider" value={value} onChange={setValue} />;
}

/** The options that are open, by their group. */
async function groups() {
  const list = await screen.findByRole("listbox");
  await within(list).findByRole("option", { name: "Elm" });
  return within(list)
    .queryAllByRole("group")
    .map((group) => [
      group.getAttribute("aria-label"),
      ...within(group)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ]);
}

const box = () => screen.findByRole("combobox", { name: "Provider" });

async function pick(...wanted: string[]) {
  for (const name of wanted) {
    await userEvent.clear(await box());
    await userEvent.type(await box(), name.toLowerCase());
    await userEvent.click(await screen.findByRole("option", { name }));
  }
}

afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

test("without any choice and picks, options have no groups", async () => {
  signInAsInstructor();
  answer();
  await renderScreen(<One />);
  await userEvent.click(await box());
  expect(await groups()).toEqual([]);
});

test("the choice comes first, then what was picked last, then the rest, each once", async () => {
  signInAsInstructor();
  answer();
  await renderScreen(<One />);
  await pick("Zinnia", "Cedar", "Birch");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await box());
  expect(await groups()).toEqual([
    ["Chosen", "Birch"],
    ["Recent", "Cedar", "Zinnia"],
    ["All", "Acorn", "Dogwood", "Elm"],
  ]);
});

test("picks are forgotten with the sign-out", async () => {
  signInAsInstructor();
  answer();
  await renderScreen(<One />);
  await pick("Zinnia");
  cleanup();
  signOut();
  signInAsInstructor();
  await renderScreen(<One />);
  await userEvent.click(await box());
  expect(await groups()).toEqual([]);
});

test("of several, the chosen ones stay first while more are picked", async () => {
  signInAsInstructor();
  answer();
  function Several() {
    const [value, setValue] = useState<Reference[]>([{ id: 4, name: "Dogwood" }]);
    return (
      <ReferencesPicker list={providerEndpoints.list} label="Provider" value={value} onChange={setValue} />
    );
  }
  await renderScreen(<Several />);
  await userEvent.click(await box());
  await screen.findByRole("option", { name: "Elm" });
  await userEvent.click(screen.getByRole("option", { name: "Birch" }));
  await waitFor(() =>
    expect(screen.getByRole("option", { name: "Birch" }).getAttribute("aria-selected")).toBe("true"),
  );
  expect(await groups()).toEqual([
    ["Chosen", "Dogwood"],
    ["All", "Acorn", "Birch", "Cedar", "Elm"],
  ]);
});
