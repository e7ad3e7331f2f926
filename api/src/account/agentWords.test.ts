import { describe, expect, test } from "vitest";
import { agentWords } from "./agentWords.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("agentWords", () => {
  test.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
      "Chrome on Windows",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
      "Edge on Windows",
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
      "Chrome on ChromeOS",
    ],
    [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0",
      "Firefox on macOS",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64) something else", "Linux"],
    ["curl/8.5.0", null],
    ["", null],
  ])("%s", (agent, words) => {
    expect(agentWords(agent, "on")).toBe(words);
  });

  test("knows nothing of what was not sent", () => {
    expect(agentWords(null, "on")).toBeNull();
  });
});
