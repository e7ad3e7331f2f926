import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { languageReady } from "../../core/language.ts";
import { RichTextEditor } from "./RichTextEditor.tsx";

// jsdom lays nothing out, and the editor asks where its caret is before it scrolls there.
const nowhere = new DOMRect();
Range.prototype.getClientRects = () => [nowhere] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => nowhere;

// A hint that is about to open must not outlive its test.
afterEach(cleanup);

beforeEach(async () => {
  await languageReady;
  await i18next.loadNamespaces(["content", "ui"]);
});

const show = (value: string) => {
  const onChange = vi.fn();
  const given = {
    id: "t",
    labelledBy: "l",
    describedBy: undefined,
    required: true,
    wrong: false,
    readOnly: false,
  };
  render(
    <>
      <span id="l">Content</span>
      <RichTextEditor {...given} value={value} onChange={onChange} onBlur={() => undefined} />
    </>,
  );
  return onChange;
};

describe("RichTextEditor", () => {
  test("is a text box by its label, and shows a plain text with its paragraphs", () => {
    show("One\n\nTwo");
    const box = screen.getByRole("textbox", { name: "Content" });
    expect([...box.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(["One", "Two"]);
  });

  test("tells what a tool made of the text, and which tools hold there", async () => {
    const onChange = show("<p>Hello</p>");
    const heading = screen.getAllByRole("button", { name: "Heading 1, H1" }).at(-1) as HTMLElement;
    await act(() => userEvent.click(heading));
    expect(onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^<h2>Hello<\/h2>/));
    expect(heading.getAttribute("aria-pressed")).toBe("true");
  });
});
