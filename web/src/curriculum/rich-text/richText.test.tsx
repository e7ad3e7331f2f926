import { render, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { asMarkup } from "./asMarkup.ts";
import { plainText } from "./plainText.ts";
import { RichText } from "./RichText.tsx";
import { readLink } from "./readLink.ts";
import { tidyPaste } from "./tidyPaste.ts";

describe("RichText", () => {
  test("shows headings, lists and links of a formatted text", () => {
    render(
      <RichText text='<h2>Hello</h2><ul><li><p>One</p></li></ul><p><a href="https://kind.example">More</a></p>' />,
    );
    expect(screen.getByRole("heading", { level: 2, name: "Hello" })).toBeTruthy();
    expect(screen.getByRole("listitem").textContent).toBe("One");
    const link = screen.getByRole("link", { name: "More" });
    expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([
      "https://kind.example",
      "noopener noreferrer nofollow",
    ]);
  });

  test.each([
    "<p onclick='x()' style='color:red' class='y' id='root'>kept</p>",
    "<p>kept</p><script>alert(1)</script><style>p{}</style>",
    "<p><img src=x onerror=alert(1)>kept</p>",
    "<p><a href='javascript:alert(1)'>kept</a></p>",
    "<p><svg onload=alert(1)></svg>kept</p>",
    "<p><iframe srcdoc='<script>1</script>'></iframe>kept</p>",
  ])("makes nothing of %s but its words, though the server should have cleaned it", (text) => {
    const { container } = render(<RichText text={text} />);
    const tags = [...(container.firstElementChild?.querySelectorAll("*") ?? [])];
    expect(container.textContent).toBe("kept");
    expect(tags.map(({ tagName }) => tagName).filter((tag) => !/^(P|SPAN)$/.test(tag))).toEqual([]);
    expect(tags.flatMap((tag) => tag.getAttributeNames())).toEqual([]);
  });

  test("shows a plain text with its paragraphs, and its signs as they are", () => {
    const { container } = render(<RichText text={"2 < 3 & more\n\n- one\n- two"} />);
    expect(container.querySelector("p")?.textContent).toBe("2 < 3 & more");
    expect(
      within(container)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["one", "two"]);
  });
});

describe("asMarkup", () => {
  test("leaves markup alone and makes paragraphs, lines and lists of plain text", () => {
    expect(asMarkup("<p>a</p>")).toBe("<p>a</p>");
    expect(asMarkup("a\nb\n\n1. one\n2. two")).toBe("<p>a<br>b</p><ol><li>one</li><li>two</li></ol>");
    expect(asMarkup("")).toBe("");
  });
});

describe("plainText", () => {
  test("answers the words in one line, cut where they are too many", () => {
    expect(plainText("<h2>Hi</h2><p>there<br>you</p>", 40)).toBe("Hi there you");
    expect(plainText("a < b", 40)).toBe("a < b");
    expect(plainText("one two three", 8)).toBe("one two…");
  });
});

describe("readLink", () => {
  test.each([
    ["https://kind.example/a", "https://kind.example/a"],
    ["kind.example/a", "https://kind.example/a"],
    ["ida@school.example", "mailto:ida@school.example"],
    ["mailto:ida@school.example", "mailto:ida@school.example"],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["two words", null],
    ["", null],
  ])("reads %s as %s", (typed, address) => {
    expect(readLink(typed)).toBe(address);
  });
});

describe("tidyPaste", () => {
  test("makes the lists of a word processor into lists, and drops what it keeps for itself", () => {
    const pasted = `<html><head><style>p.MsoNormal{}</style></head><body><!--StartFragment-->
      <p class="MsoNormal" style="mso-x:1">Hello<o:p></o:p></p>
      <p class="MsoListParagraphCxSpFirst" style="mso-list:l0"><span style="mso-list:Ignore">·<span>  </span></span>One</p>
      <p class="MsoListParagraphCxSpLast" style="mso-list:l0"><span style="mso-list:Ignore">·<span>  </span></span>Two</p>
      <p class="MsoListParagraph" style="mso-list:l1">1.  First</p><!--EndFragment--></body></html>`;
    const { body } = new DOMParser().parseFromString(tidyPaste(pasted), "text/html");
    expect(body.innerHTML).not.toMatch(/<!--|<style/);
    expect([...body.querySelectorAll("ul > li")].map(({ textContent }) => textContent)).toEqual([
      "One",
      "Two",
    ]);
    expect(body.querySelector("ol > li")?.textContent).toBe("First");
  });

  test("leaves what others copied as it is", () => {
    expect(tidyPaste("<p><b>x</b></p>")).toBe("<p><b>x</b></p>");
  });
});
