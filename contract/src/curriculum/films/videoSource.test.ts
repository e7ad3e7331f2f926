import { describe, expect, it } from "vitest";
import { videoSource } from "./videoSource.ts";

describe("videoSource", () => {
  it.each([
    "https://www.youtube.com/watch?v=abcDEF12345&t=3s",
    "https://youtu.be/abcDEF12345?si=x",
    "https://youtube.com/shorts/abcDEF12345",
    "https://www.youtube-nocookie.com/embed/abcDEF12345",
  ])("embeds %s from the host that sets no cookies", (address) => {
    const source = videoSource(address);
    expect(source).toMatchObject({ host: "youtube", origin: "https://www.youtube-nocookie.com" });
    expect(source && "embed" in source && source.embed).toContain("/embed/abcDEF12345?");
  });

  it("embeds Vimeo without tracking, keeping the key of an unlisted video", () => {
    expect(videoSource("https://vimeo.com/76979871/ab12cd")).toEqual({
      host: "vimeo",
      origin: "https://player.vimeo.com",
      embed: "https://player.vimeo.com/video/76979871?dnt=1&h=ab12cd",
    });
  });

  it("plays anything else as a file, our own included", () => {
    expect(videoSource("https://media.example/calm.mp4")).toEqual({
      host: "file",
      url: "https://media.example/calm.mp4",
    });
    expect(videoSource("/api/files/abc")).toEqual({ host: "file", url: "/api/files/abc" });
  });

  it("takes no address that would run something", () => {
    expect(videoSource("javascript:alert(1)")).toBeNull();
    expect(videoSource("calm")).toBeNull();
  });
});
