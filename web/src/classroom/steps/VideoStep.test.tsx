import { videoSource } from "@kindling/contract";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderInClassroom } from "../testing.tsx";
import { silence } from "./useEmbeddedPlayer.ts";
import { VideoStep } from "./VideoStep.tsx";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const address = "https://youtu.be/abcDEF12345";

async function renderVideo(url = address, alone = false) {
  const source = videoSource(url);
  if (!source) throw new Error("no video");
  await renderInClassroom(
    <VideoStep source={source} address={url} itemTitle="Calm" ref={null} alone={alone} />,
  );
}

describe("VideoStep", () => {
  it("speaks of a next step only where there is one", async () => {
    await renderVideo("/api/files/film.mp4", true);
    fireEvent.error(screen.getByLabelText("Video: Calm"));
    expect(screen.getByText(/later or on another device/)).toBeDefined();
    cleanup();
    await renderVideo("/api/files/film.mp4");
    fireEvent.error(screen.getByLabelText("Video: Calm"));
    expect(screen.getByText(/continue with the next step/)).toBeDefined();
  });

  it("says in words that a host stays silent, and tries again when asked", async () => {
    await renderVideo();
    cleanup();
    vi.useFakeTimers();
    const rendering = renderVideo();
    await vi.advanceTimersByTimeAsync(1);
    await rendering;
    await act(() => vi.advanceTimersByTimeAsync(silence));
    expect(screen.getByText("Couldn't load the video")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByTitle("Video: Calm")).toBeDefined();
  });

  it("leaves a video alone whose host answers", async () => {
    await renderVideo();
    cleanup();
    vi.useFakeTimers();
    const rendering = renderVideo();
    await vi.advanceTimersByTimeAsync(1);
    await rendering;
    const frame = screen.getByTitle<HTMLIFrameElement>("Video: Calm");
    const message = { data: "{}", origin: "https://www.youtube-nocookie.com", source: frame.contentWindow };
    act(() => void window.dispatchEvent(new MessageEvent("message", message)));
    await act(() => vi.advanceTimersByTimeAsync(silence * 2));
    expect(screen.getByTitle("Video: Calm")).toBeDefined();
  });

  it("shows a video after all whose host was only slow", async () => {
    await renderVideo();
    cleanup();
    vi.useFakeTimers();
    const rendering = renderVideo();
    await vi.advanceTimersByTimeAsync(1);
    await rendering;
    await act(() => vi.advanceTimersByTimeAsync(silence));
    expect(screen.getByText("Couldn't load the video")).toBeDefined();
    const frame = screen.getByTitle<HTMLIFrameElement>("Video: Calm");
    const message = { data: "{}", origin: "https://www.youtube-nocookie.com", source: frame.contentWindow };
    act(() => void window.dispatchEvent(new MessageEvent("message", message)));
    expect(screen.queryByText("Couldn't load the video")).toBeNull();
    expect(screen.getByTitle("Video: Calm")).toBe(frame);
  });

  it("says so when a file can't be played", async () => {
    await renderVideo("https://media.example/calm.mp4");
    fireEvent.error(screen.getByLabelText("Video: Calm"));
    expect(screen.getByText("Couldn't load the video")).toBeDefined();
  });
});
