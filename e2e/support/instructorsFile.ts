const site = "Lantern Hill Elementary";

/** A CSV of instructors for one site; with `bad`, three of its rows have one bad cell each. */
export function instructorsFile(count: number, { bad = false } = {}): Buffer {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, "0");
    return [`Given${number}`, `Family${number}`, `teacher${number}@lantern.example`, site, "3"];
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
