import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderInClassroom, scriptCalls, someItem } from "../testing.tsx";
import { WelcomeVideo } from "../welcome/WelcomeVideo.tsx";
import { StepSummary } from "./StepSummary.tsx";

const address = "https://films.example/waves.mp4";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const drawn = {
  "the presenter's summary of a film": (
    <StepSummary
      step={{ kind: "video", source: { host: "file", url: address }, address }}
      item={someItem()}
    />
  ),
  "the welcome video": <WelcomeVideo address={address} title="Welcome" />,
};

it.each(Object.entries(drawn))("%s has a transcript in both languages", async (_name, part) => {
  const captions = [
    { language: "en", cues: [{ start: 1, end: 2, text: "Look at the sea." }] },
    { language: "es", cues: [{ start: 1, end: 2, text: "Miren el mar." }] },
  ];
  const asked = scriptCalls(() => ({ status: 200, body: { data: captions } }));
  await renderInClassroom(part);
  expect(await screen.findByText("Transcript: English")).toBeDefined();
  expect(screen.getByText("Look at the sea.").closest("[lang]")?.getAttribute("lang")).toBe("en");
  expect(screen.getByText("Miren el mar.").closest("[lang]")?.getAttribute("lang")).toBe("es");
  expect(asked[0]?.path).toContain(encodeURIComponent(address));
});
