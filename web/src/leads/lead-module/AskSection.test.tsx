import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { signOut } from "../../core/session.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { AskSection } from "./AskSection.tsx";
import { readDraft } from "./inquiryDraft.ts";

const programs = { body: { data: [{ id: 2, name: "After the bell" }] } };
const show = (address = "/lead-module") => renderScreen(<AskSection />, address, "/lead-module");
const box = (name: RegExp) => screen.getByRole("textbox", { name });

async function fillIn() {
  await userEvent.type(await screen.findByRole("textbox", { name: /^First Name/ }), "Ida");
  await userEvent.type(box(/^School or/), "Hill School");
  await userEvent.type(box(/^Email/), "ida@hill.example");
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("the form of the public page", () => {
  it("says at each field what is missing, goes to the first, and sends nothing", async () => {
    const asked = answerCalls(() => programs);
    await show();
    await userEvent.type(await screen.findByRole("textbox", { name: /^Email/ }), "ida");
    await send();
    expect(await screen.findByText("First Name is required")).toBeDefined();
    expect(screen.getByText("School or organization is required")).toBeDefined();
    expect(screen.getByText("3 fields need corrections.")).toBeDefined();
    expect(document.activeElement).toBe(box(/^First Name/));
    expect(box(/^Email/)).toHaveProperty("value", "ida");
    expect(asked.some(({ method }) => method === "POST")).toBe(false);
  });

  it("sends what was typed with where it came from, and thanks by name with the way to the page", async () => {
    const asked = answerCalls(({ method }) =>
      method === "POST" ? { status: 201, body: { data: { unique_id: "key" } } } : programs,
    );
    await show("/lead-module?source=fair");
    await fillIn();
    await userEvent.selectOptions(
      await screen.findByRole("combobox", { name: /^Which program/ }),
      "After the bell",
    );
    await send();
    expect(await screen.findByRole("heading", { name: "Thank you, Ida!" })).toBe(document.activeElement);
    expect(screen.getByRole("link", { name: "Open your page" }).getAttribute("href")).toBe(
      "/lead-module/key",
    );
    const sent = asked.find(({ method }) => method === "POST");
    expect(sent?.headers.get("authorization")).toBeNull();
    expect(sent?.body).toEqual({
      first_name: "Ida",
      last_name: "",
      email: "ida@hill.example",
      organization: "Hill School",
      phone: "",
      message: "",
      program_id: 2,
      source: "fair",
      website: "",
    });
    expect(readDraft().first_name).toBe("");
  });

  it("loses nothing to a refusal, a reload or another language, until it is sent or somebody signs out", async () => {
    answerCalls(({ method }) =>
      method === "POST" ? { status: 429, body: { message: "Try again in 9 minutes" } } : programs,
    );
    await show();
    await fillIn();
    await send();
    expect(await screen.findByText("Try again in 9 minutes. Your text is still here.")).toBeDefined();
    expect(box(/^School or/)).toHaveProperty("value", "Hill School");
    cleanup();
    await show();
    expect(await screen.findByRole("textbox", { name: /^School or/ })).toHaveProperty("value", "Hill School");
    signOut();
    await waitFor(() => expect(readDraft().organization).toBe(""));
  });

  it("shows a refusal of the server at its field", async () => {
    const errors = [{ path: "email", msg: "Email is not right" }];
    answerCalls(({ method }) =>
      method === "POST" ? { status: 422, body: { message: "x", errors } } : programs,
    );
    await show();
    await fillIn();
    await send();
    expect(await screen.findByText("Email is not right")).toBeDefined();
    expect(document.activeElement).toBe(box(/^Email/));
  });
});
