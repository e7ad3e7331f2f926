import { retentionKinds, retentionTerms } from "@kindling/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { RetentionPage } from "./RetentionPage.tsx";

const terms = Object.fromEntries(retentionKinds.map((kind) => [kind, retentionTerms[kind].usual]));
const kept = { terms, confirmed_at: null, confirmed_by: null, version: 1 };
const example = { id: 7, name: "Hill School", at: "2020-01-01T12:00:00.000Z" };
const due = [{ kind: "leads", rows: 1234, oldest: example.at, examples: [example] }];

beforeEach(() => i18next.loadNamespaces(["privacy", "app", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows what terms would remove before they can be saved", async () => {
  const asked = answerCalls(({ method, path }) => {
    if (path === "/retention/preview") return { body: { data: due } };
    return { body: { data: kept, ...(method === "PATCH" && { message: "Terms saved." }) } };
  });
  await renderScreen(<RetentionPage />);
  const user = userEvent.setup();
  const leads = await screen.findByLabelText("Inquiries that didn't lead to a site");
  expect(screen.queryByRole("button", { name: "Save terms" })).toBeNull();
  await user.clear(leads);
  await user.type(leads, "6");
  await user.click(screen.getByRole("checkbox", { name: "Keep without limit: Audit log" }));
  await user.click(screen.getByRole("button", { name: "Show what would be removed" }));
  expect(await screen.findByText("Inquiries that didn't lead to a site: 1,234")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Hill School" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save terms" }));
  const body = { ...terms, leads: 6, audit: null, expected: 1234 };
  await waitFor(() => expect(asked.find(({ method }) => method === "PATCH")?.body).toEqual(body));
});

it("asks for another preview once a term is changed", async () => {
  answerCalls(({ path }) => ({ body: { data: path === "/retention/preview" ? due : kept } }));
  await renderScreen(<RetentionPage />);
  const user = userEvent.setup();
  await screen.findByLabelText("Audit log");
  await user.click(screen.getByRole("button", { name: "Show what would be removed" }));
  await screen.findByRole("button", { name: "Save terms" });
  await user.type(screen.getByLabelText("Audit log"), "0");
  expect(screen.queryByRole("button", { name: "Save terms" })).toBeNull();
});
