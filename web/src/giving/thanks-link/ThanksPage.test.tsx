import { thankYouLinkEndpoints } from "@kindling/contract";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { ThanksPage } from "./ThanksPage.tsx";
import { thanksCalls } from "./thanksCalls.ts";

beforeEach(async () => {
  sessionStorage.clear();
  await i18next.loadNamespaces(["thanks"]);
  window.history.replaceState(null, "", "/thanks/secret");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = {
  charity: "Warm Coats",
  session: "Autumn",
  contact_name: "Ida Holm",
  given: { classes: 3, earned_cents: 1250, donated_cents: 4000 },
  state: "invited",
  is_open: true,
  words: null as string | null,
  signed_as: null as string | null,
  photo: null,
  film: null,
  reason: null as string | null,
  expires_at: "2026-12-20T10:00:00.000Z",
  replies: [] as { school: string; words: string }[],
};

async function show(changes: Partial<typeof page> = {}, posted: object = {}) {
  const asked = answerCalls(({ method }) =>
    method === "POST"
      ? { body: { data: { ...page, ...changes, state: "waiting", words: "Thank you!" } }, ...posted }
      : { body: { data: { ...page, ...changes } } },
  );
  await renderScreen(<ThanksPage />, "/thanks/secret", "/thanks/:token");
  await screen.findByRole("heading", { name: "Thank the classes that gave to Warm Coats" });
  return { asked, user: userEvent.setup() };
}

it("tells what classes gave, and posts words under the contact's name", async () => {
  const { asked, user } = await show();
  expect(
    screen.getByText(/^3 classes gave in “Autumn”: \$40.00 brought in and \$12.50 earned\./),
  ).toBeDefined();
  await user.type(screen.getByLabelText(/^Your thank-you/), "Thank you!");
  await user.click(screen.getByRole("button", { name: "Post thank-you" }));
  expect(await screen.findByText(/^We have your thank-you/)).toBeDefined();
  expect(asked.at(-1)).toMatchObject({
    method: "POST",
    path: "/thanks/secret",
    body: { words: "Thank you!", signed_as: "Ida Holm" },
  });
  expect(screen.getByRole("button", { name: "Save changes" })).toBeDefined();
});

it("sends nothing without words, and keeps what was typed after a refusal and a reload", async () => {
  const { asked, user } = await show({}, { status: 500, body: {} });
  await user.click(screen.getByRole("button", { name: "Post thank-you" }));
  expect(screen.getByText("Write a few words.")).toBeDefined();
  expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
  await user.type(screen.getByLabelText(/^Your thank-you/), "Not lost");
  await user.click(screen.getByRole("button", { name: "Post thank-you" }));
  expect(await screen.findByText(/What you wrote is kept/)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your thank-you/).value).toBe("Not lost");
  cleanup();
  await show();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your thank-you/).value).toBe("Not lost");
});

it("shows a refusal of the photo at its field", async () => {
  const errors = [{ path: "photo", msg: "Choose a photo." }];
  const { user } = await show({ words: "Hi", signed_as: "Ida" }, { status: 422, body: { errors } });
  await user.upload(screen.getByLabelText(/^Photo/), new File(["x"], "a.jpg", { type: "image/jpeg" }));
  await user.click(screen.getByRole("button", { name: "Post thank-you" }));
  expect(await screen.findByText("Choose a photo.")).toBeDefined();
});

it("shows why it was sent back, and no form once staff have decided", async () => {
  await show({ state: "sent_back", reason: "Please leave out the name.", words: "Hi Tom" });
  expect(screen.getByText("Please leave out the name.")).toBeDefined();
  cleanup();
  await show({ state: "approved", is_open: false, words: "Hi all", signed_as: "Ida" });
  expect(screen.getByText(/The classes that gave can see it/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /Post|Save/ })).toBeNull();
});

it("says of a link that is no good that it is none", async () => {
  answerCalls(() => ({ status: 404, body: { message: "This link has expired." } }));
  await renderScreen(<ThanksPage />, "/thanks/old", "/thanks/:token");
  expect(await screen.findByText("This link has expired.")).toBeDefined();
  expect(document.head.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
});

it.each(["read", "post"] as const)("the call to %s is the contract's", (name) => {
  const { method, path, access } = thankYouLinkEndpoints[name];
  expect(thanksCalls[name]).toMatchObject({ method, path, access: { kind: access.kind } });
});

it("shows what classes replied, by their sites", async () => {
  await show({
    state: "approved",
    is_open: false,
    words: "Thanks!",
    signed_as: "Ida",
    replies: [{ school: "Elm School", words: "You are welcome!" }],
  });
  const replies = within(screen.getByRole("region", { name: "Classes have replied" }));
  expect(replies.getByText("You are welcome!")).toBeDefined();
  expect(replies.getByText("A class at Elm School")).toBeDefined();
});
