import { resourceEndpoints, resources } from "@kindling/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { curriculumFieldsOf } from "../curriculumFieldsOf.ts";
import { storedActivity } from "../testing.ts";

const { StandardField } = curriculumFieldsOf(resources.mindfulOpen);

const stored = storedActivity({ standard_1: "Our own 7" });
const names = ["SA", "SM", "SO", "RS", "RD", "XX", "YY"].map((code, id) => ({
  id,
  name: `CASEL ${code} Words`,
}));

async function open() {
  const asked = answerCalls(({ method, path, query }) => {
    if (method === "PATCH" || path !== "/standard") return { body: { data: stored } };
    const page = Number(query.get("page"));
    const found = names.filter(({ name }) => name.includes(query.get("search") ?? ""));
    return {
      body: { data: found.slice(page * 5, page * 5 + 5), meta: { page, rows: 5, total: found.length } },
    };
  });
  await renderScreen(
    <ResourceForm resource={resources.kinesthetic} calls={resourceEndpoints.kinesthetic}>
      <StandardField name="standard_1" />
    </ResourceForm>,
    "/things?edit=4",
  );
  const box = await screen.findByRole("combobox", { name: "Standard 1" });
  return {
    box,
    save: async () => {
      await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
      await waitFor(() => expect(asked.some(({ method }) => method === "PATCH")).toBe(true));
      return asked.find(({ method }) => method === "PATCH")?.body;
    },
  };
}

beforeEach(() => i18next.loadNamespaces(["curriculum"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("StandardField", () => {
  it("offers the catalog in steps, whatever is written there already, and takes a choice", async () => {
    const form = await open();
    await userEvent.click(screen.getByRole("button", { name: "Open the catalog" }));
    expect(await screen.findAllByRole("option")).toHaveLength(6);
    await userEvent.click(screen.getByRole("option", { name: "Show more…" }));
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(7));
    await userEvent.click(screen.getByRole("option", { name: /YY/ }));
    expect(await form.save()).toEqual({ standard_1: "CASEL YY Words" });
  });

  it("searches for what is typed, and takes it by keys", async () => {
    const form = await open();
    await userEvent.clear(form.box);
    await userEvent.type(form.box, "RS");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(await form.save()).toEqual({ standard_1: "CASEL RS Words" });
  });

  it("keeps what nobody has in a catalog as it was typed, and nothing when it is cleared", async () => {
    const form = await open();
    await userEvent.clear(form.box);
    await userEvent.type(form.box, "State 3.2 Sharing");
    await userEvent.tab();
    expect(await form.save()).toEqual({ standard_1: "State 3.2 Sharing" });
  });
});
