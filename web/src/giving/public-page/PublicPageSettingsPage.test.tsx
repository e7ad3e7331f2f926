import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { PublicPageSettingsPage } from "./PublicPageSettingsPage.tsx";

beforeEach(() => i18next.loadNamespaces(["publicPage"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settings = {
  is_on: false,
  title_en: null,
  title_es: null,
  intro_en: null,
  intro_es: null,
  shows: ["session", "all_time"],
  prepared_at: null,
  updated_at: "2026-11-20T10:00:00.000Z",
  updated_by: null,
  version: 1,
  url: "https://portal.example/impact",
};

async function show(first: object = settings) {
  let stored: object = first;
  const asked = answerCalls(({ method, path, body, query }) => {
    if (path === "/publicPage/preview")
      return { body: { data: { html: `<p>Preview ${query.get("language")}</p>` } } };
    if (method === "PATCH") stored = { ...stored, ...(body as object), version: 2 };
    return { body: { data: stored, message: "Public page saved" } };
  });
  await renderScreen(<PublicPageSettingsPage />, "/public-page", "/public-page");
  await screen.findByRole("switch");
  return { asked, user: userEvent.setup() };
}

it("turns the page on with what it shows, and then tells its address and code", async () => {
  const { asked, user } = await show();
  expect(screen.queryByLabelText("Code for your website")).toBeNull();
  await user.click(screen.getByRole("switch", { name: "Show the page to everyone" }));
  await user.click(screen.getByRole("checkbox", { name: "Names of charities" }));
  await user.click(screen.getByRole("checkbox", { name: "Figures of the current session" }));
  await user.type(screen.getByLabelText("Title in English"), "We give");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === "PATCH")?.body).toMatchObject({
      is_on: true,
      shows: ["all_time", "charities"],
      title_en: "We give",
    }),
  );
  const code = await screen.findByLabelText<HTMLTextAreaElement>("Code for your website");
  expect(code.value).toContain('src="https://portal.example/impact?embed"');
});

it("shows the preview in both languages while the page is off", async () => {
  const { user } = await show();
  const frame = async (html: string) =>
    waitFor(() => expect(screen.getByTitle("Preview").getAttribute("srcdoc")).toBe(html));
  await frame("<p>Preview en</p>");
  await user.click(screen.getByRole("button", { name: "Español" }));
  await frame("<p>Preview es</p>");
});
