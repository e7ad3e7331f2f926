import { mailStopEndpoints } from "@kindling/contract";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../ui/testing.tsx";
import { StopMailsPage, stopCalls } from "./StopMailsPage.tsx";

beforeEach(() => i18next.loadNamespaces(["account", "header"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = "/stop-mails/:token";
const stoppable = { name: "My sites", owner: "Ida Berg", stopped: false };

it("stops nothing until the button is pressed, and takes it back at another press", async () => {
  const asked = answerCalls(({ method, body }) => {
    const stopped = method === "POST" && !(body as { resume: boolean }).resume;
    return { body: { data: { ...stoppable, stopped } } };
  });
  await renderScreen(<StopMailsPage />, "/stop-mails/secret", path);
  expect(await screen.findByText(/Ida Berg sends you the report “My sites”/)).toBeDefined();
  expect(asked.map(({ method }) => method)).toEqual(["GET"]);
  await userEvent.click(screen.getByRole("button", { name: "Stop these emails" }));
  await userEvent.click(await screen.findByRole("button", { name: "Start these emails again" }));
  expect(await screen.findByRole("button", { name: "Stop these emails" })).toBeDefined();
  expect(asked.map(({ method, path: called }) => `${method} ${called}`)).toEqual([
    "GET /mail/stop/secret",
    "POST /mail/stop/secret",
    "POST /mail/stop/secret",
  ]);
});

it("says of notifications what the server says", async () => {
  const name = "This stops the daily digest. You'll still get your other emails.";
  answerCalls(() => ({ body: { data: { name, owner: null, stopped: false } } }));
  await renderScreen(<StopMailsPage />, "/stop-mails/secret", path);
  expect(await screen.findByText(name)).toBeDefined();
});

it("says of a link that is no good that it is none", async () => {
  const message = "This link no longer works";
  answerCalls(() => ({ status: 404, body: { message } }));
  await renderScreen(<StopMailsPage />, "/stop-mails/old", path);
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

it.each(["read", "stop"] as const)("the call to %s it is the contract's", (name) => {
  const { method, path: whole, access, files, answerFiles } = mailStopEndpoints[name];
  expect(stopCalls[name]).toMatchObject({
    method,
    path: whole,
    access: { kind: access.kind },
    files,
    answerFiles,
  });
});
