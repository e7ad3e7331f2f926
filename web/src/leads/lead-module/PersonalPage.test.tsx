import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { PersonalPage } from "./PersonalPage.tsx";

const page = {
  unique_id: "key",
  link_until: "2027-02-20T12:00:00.000Z",
  first_name: "Ida",
  last_name: null,
  email: "ida@hill.example",
  organization: "Hill School",
  phone: null,
  program: null,
  message: "Six classes",
  welcome_video: { url: "https://video.example/a", title: "Hello there" },
  sample: {
    id: 1,
    type: "x",
    title: "Balloon breathing",
    video_url: null,
    instructions: null,
    questions: [],
    details: {},
  },
};
const Video = ({ address }: { readonly address: string }) => <p>Playing {address}</p>;
const Transcript = ({ address }: { readonly address: string }) => <p>Words of {address}</p>;
const Sample = ({
  sample,
  onLeave,
}: {
  readonly sample: { title: string };
  readonly onLeave: () => void;
}) => (
  <button type="button" onClick={onLeave}>
    Leave {sample.title}
  </button>
);
const show = () =>
  renderScreen(
    <PersonalPage Video={Video} Transcript={Transcript} Sample={Sample} />,
    "/lead-module/key",
    "/lead-module/:unique_id",
  );
const serve = (data: object = page) =>
  answerCalls(({ path }) => (path === "/lead/programs" ? { body: { data: [] } } : { body: { data } }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("PersonalPage", () => {
  it("greets by name, and plays the video with its transcript only when asked to", async () => {
    serve();
    await show();
    expect(await screen.findByRole("heading", { level: 1, name: "Welcome, Ida" })).toBeDefined();
    expect(screen.queryByText(/^(?:Playing|Words)/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Play the video: Hello there" }));
    expect(screen.getByText("Playing https://video.example/a")).toBeDefined();
    expect(screen.getByText("Words of https://video.example/a")).toBeDefined();
  });

  it("opens the activity over the page and comes back", async () => {
    serve();
    await show();
    await userEvent.click(await screen.findByRole("button", { name: "Open the activity" }));
    await userEvent.click(await screen.findByRole("button", { name: "Leave Balloon breathing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("does without video and activity where there are none", async () => {
    serve({ ...page, welcome_video: null, sample: null });
    await show();
    expect(await screen.findByText(/preparing the next activities/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Play/ })).toBeNull();
  });

  it("takes what they complete, under the key of the page", async () => {
    const asked = serve();
    await show();
    await userEvent.type(await screen.findByRole("textbox", { name: /^Phone/ }), "555");
    await userEvent.click(screen.getByRole("button", { name: "Save my details" }));
    expect(await screen.findByText("Saved. Thank you!")).toBeDefined();
    const sent = asked.find(({ method }) => method === "PATCH");
    expect(sent?.path).toBe("/lead/update/key");
    expect(sent?.body).toMatchObject({ first_name: "Ida", phone: "555", message: "Six classes" });
  });

  it("says so where there is no such page, and leads to the start", async () => {
    answerCalls(() => ({ status: 404, body: { message: "Lead was not found" } }));
    await show();
    expect(await screen.findByRole("heading", { name: "We can't find this page" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe(
      "/lead-module",
    );
  });
});
