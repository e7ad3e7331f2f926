interface Choice {
  /** With it, three of the rows have one bad cell each. */
  readonly bad?: boolean;
  readonly site?: string;
  /** What the email addresses end with. */
  readonly domain?: string;
}

/** A CSV of instructors for one site. */
export function instructorsFile(count: number, choice: Choice = {}): Buffer {
  const { bad = false, site = "Lantern Hill Elementary", domain = "lantern.example" } = choice;
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, "0");
    return [`Given${number}`, `Family${number}`, `teacher${number}@${domain}`, site, "3"];
  });
  if (bad) {
    setCell(rows, 10, 2, "not an address");
    setCell(rows, 20, 3, "No Such School");
    setCell(rows, 30, 4, "99");
  }
  const lines = [["First name", "Last Name", "email", "Site", "Grade"], ...rows].map((row) => row.join(","));
  return Buffer.from(`${lines.join("\r\n")}\r\n`);
}

function setCell(rows: string[][], row: number, column: number, value: string): void {
  const cells = rows[row];
  if (cells) cells[column] = value;
}
