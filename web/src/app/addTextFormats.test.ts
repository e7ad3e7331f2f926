import i18next from "i18next";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageReady, setLanguage } from "../core/language.ts";
import { addTextFormats } from "./addTextFormats.ts";

describe("a thing's name amid a sentence", () => {
  beforeAll(async () => {
    await languageReady;
    addTextFormats();
    await i18next.loadNamespaces("ui");
    await setLanguage("es");
  });
  afterAll(() => setLanguage("en"));

  it.each([
    ["Plantel", "Agregar plantel"],
    ["Episodio de GiverTV", "Agregar episodio de GiverTV"],
    ["Órgano", "Agregar órgano"],
    ["GiverTV", "Agregar GiverTV"],
  ])("writes %s small in Spanish, unless its capitals are its name", (thing, said) => {
    expect(i18next.t("ui:form.add", { thing })).toBe(said);
  });

  it("keeps the capitals of an English button", async () => {
    await setLanguage("en");
    expect(i18next.t("ui:form.add", { thing: "Session Theme" })).toBe("Add Session Theme");
  });
});
