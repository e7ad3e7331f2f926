import { describe, expect, it } from "vitest";
import { pastedFile } from "./pastedFile.ts";

const written = async (text: string) => (await pastedFile(text)?.text()) ?? null;

describe("pastedFile", () => {
  it("makes a CSV file of cells parted by tabs", async () => {
    expect(await written("Name\tEmail\nAna\tana@school.org\r\nEva\teva@school.org\r\n")).toBe(
      '"Name","Email"\r\n"Ana","ana@school.org"\r\n"Eva","eva@school.org"',
    );
    const file = pastedFile("Name\nAna");
    expect([file?.name, file?.type]).toEqual(["pasted.csv", "text/csv"]);
  });

  it("keeps tabs, line ends and quotes within quoted cells", async () => {
    expect(await written('Note\tName\n"two\nlines"\t"a\tb"\n"say ""hi"""\tEva')).toBe(
      '"Note","Name"\r\n"two\nlines","a\tb"\r\n"say ""hi""","Eva"',
    );
  });

  it("takes a quote that begins or ends nothing for a letter", async () => {
    expect(await written('Name\tSize\nAna "Annie" Lopez\t5"\n"Al" Green\t"6')).toBe(
      '"Name","Size"\r\n"Ana ""Annie"" Lopez","5"""\r\n"""Al"" Green","""6"',
    );
  });

  it("keeps commas, semicolons, empty cells and the last one of a row", async () => {
    expect(await written("A\tB\tC\nx, y\t\tp; q\n\t\t\n\t1\t")).toBe(
      '"A","B","C"\r\n"x, y","","p; q"\r\n"","1",""',
    );
  });

  it("takes CSV text as it is", async () => {
    expect(await written('Name;Email\n"Lopez; Ana";a@b.org\n')).toBe('Name;Email\n"Lopez; Ana";a@b.org\n');
  });

  it("makes none of less than a header and a row", () => {
    expect([pastedFile(""), pastedFile("Name\tEmail\n"), pastedFile("\n\t\n \n")]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("reads much text at once, and quotes that are never closed", () => {
    const row = `${'"x\t'.repeat(20)}\n`;
    expect(pastedFile(row.repeat(5000))?.size).toBeGreaterThan(100_000);
  });
});
