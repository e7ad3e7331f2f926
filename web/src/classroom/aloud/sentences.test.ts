import { describe, expect, it } from "vitest";
import { someItem } from "../testing.tsx";
import { contentLanguage, languageOf } from "./contentLanguage.ts";
import { sentencesOf } from "./sentences.ts";
import { someVoice } from "./testing.ts";
import { voiceFor } from "./voices.ts";

const textsOf = (text: string) => sentencesOf(text, "en").map(({ start, end }) => text.slice(start, end));

describe("sentencesOf", () => {
  it("divides a text at the ends of its sentences, without the space between", () => {
    expect(textsOf("  Sit tall. Are you ready?\nGo! ")).toEqual(["Sit tall.", "Are you ready?", "Go!"]);
    expect(textsOf("")).toEqual([]);
  });

  it("divides a long sentence after a comma, else between words, and loses no word", () => {
    const part = "we look at the tall green trees behind the school";
    const long = `${part}, and ${part}, and then ${part} and ${part}`;
    const texts = textsOf(long);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts[0]).toMatch(/,$/);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(110);
    expect(texts.join(" ")).toBe(long);
  });

  it("divides what has no space", () => {
    expect(textsOf("a".repeat(250)).join("")).toBe("a".repeat(250));
  });
});

describe("languageOf", () => {
  it.each([
    ["Imagine that you are a balloon.", "en"],
    ["Imagina que eres un globo.", "es"],
    ["¿Cómo está la clase?", "es"],
  ] as const)("tells the language of %s", (text, language) => {
    expect(languageOf(text, language === "en" ? "es" : "en")).toBe(language);
  });

  it("takes the other where the words don't tell", () => {
    expect(languageOf("Balloon", "es")).toBe("es");
    expect(languageOf("Balloon", "en")).toBe("en");
  });
});

describe("contentLanguage", () => {
  it("goes by all texts of an item but its letters", () => {
    const details = {
      steps: ["Párense", "Muevan los brazos"],
      letter: { en: "Dear families, this is what we did with the class." },
    };
    expect(contentLanguage(someItem({ title: "Pausa", details }), "en")).toBe("es");
  });
});

describe("voiceFor", () => {
  const far = someVoice("es-US", false);
  const european = someVoice("es-ES");
  const mexico = someVoice("es_MX");
  const english = someVoice("en-GB");

  it("prefers the device's own voices, and among these an American accent", () => {
    expect(voiceFor([english, far, european, mexico], "es")).toBe(mexico);
    expect(voiceFor([far, european], "es")).toBe(european);
    expect(voiceFor([english, far], "es")).toBe(far);
  });

  it("has none for a language that no voice speaks", () => {
    expect(voiceFor([english], "es")).toBeNull();
  });
});
