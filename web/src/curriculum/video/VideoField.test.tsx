import { resourceEndpoints, resources } from "@kindling/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { curriculumFieldsOf } from "../curriculumFieldsOf.ts";
import { storedActivity } from "../testing.ts";

const { VideoField } = curriculumFieldsOf(resources.mindfulOpen);

const stored = (video_url: string | null) => storedActivity({ name: "Calm", title: "Calm", video_url });

/** Stands in for the browser's way of sending a file, and answers it as the server would. */
function answerUploads(status: number, reply: object) {
  vi.stubGlobal(
    "XMLHttpRequest",
    class {
      upload: { onprogress?: (event: object) => void } = {};
      status = status;
      responseText = JSON.stringify(reply);
      onload = () => undefined;
      open() {}
      setRequestHeader() {}
      abort() {}
      send() {
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        setTimeout(() => this.onload());
      }
    },
  );
}

/** Somebody who is not kept to the kinds of file that the dialog offers. */
const anyFile = userEvent.setup({ applyAccept: false });

const film = new File(["film"], "calm.mp4", { type: "video/mp4" });

async function open(video_url: string | null) {
  const asked = answerCalls(() => ({ body: { data: stored(video_url) } }));
  await renderScreen(
    <ResourceForm resource={resources.mindfulOpen} calls={resourceEndpoints.mindfulOpen}>
      <VideoField name="video_url" />
    </ResourceForm>,
    "/things?edit=4",
  );
  await screen.findByRole("group", { name: "Video" });
  return {
    /** Saves the form, and answers what was sent. */
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

describe("VideoField", () => {
  it("shows the still of an address at once, and its player when asked", async () => {
    const form = await open(null);
    await userEvent.type(screen.getByRole("textbox", { name: "Video" }), "https://youtu.be/abcDEF12345");
    const still = screen.getByRole("button", { name: "Watch the video on YouTube" });
    expect(still.querySelector("img")?.src).toBe("https://i.ytimg.com/vi/abcDEF12345/hqdefault.jpg");
    await userEvent.click(still);
    expect(screen.getByTitle<HTMLIFrameElement>("Video on YouTube").src).toContain("youtube-nocookie.com");
    expect(await form.save()).toEqual({ video_url: "https://youtu.be/abcDEF12345" });
  });

  it("sends a file ahead, plays it, and saves it with the form", async () => {
    const file = { fileKey: "k1", name: "calm.mp4", mime: "video/mp4", size: 4, url: "/api/files/k1" };
    answerUploads(201, { data: file });
    const form = await open(null);
    await userEvent.upload(screen.getByLabelText("Upload a video"), film);
    expect((await screen.findByLabelText<HTMLVideoElement>("The video")).src).toContain("/api/files/k1");
    expect(screen.getByText("calm.mp4")).toBeDefined();
    expect(screen.queryByRole("textbox", { name: "Video" })).toBeNull();
    expect(await form.save()).toEqual({ video_url: file });
  });

  it("says why a file is not taken, by what it claims to be or by what the server found", async () => {
    await open(null);
    const input = screen.getByLabelText("Upload a video");
    await anyFile.upload(input, new File(["x"], "x.pdf", { type: "application/pdf" }));
    expect(screen.getByText(/^This file isn't a video/)).toBeDefined();
    answerUploads(201, { data: { fileKey: "k", name: "calm.mp4", mime: "image/png", size: 1, url: "/x" } });
    await userEvent.upload(input, film);
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
    expect(screen.getByText(/^This file isn't a video/)).toBeDefined();
    answerUploads(415, { message: "Only these kinds are taken" });
    await userEvent.upload(input, film);
    expect(await screen.findByText("Only these kinds are taken")).toBeDefined();
  });

  it("offers to replace and to remove one that is kept", async () => {
    const form = await open("/api/files/k1");
    expect(screen.getByRole("button", { name: "Replace the video" })).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Remove the video" }));
    expect(screen.getByRole("textbox", { name: "Video" })).toBeDefined();
    expect(await form.save()).toEqual({ video_url: null });
  });
});
