/** Returns how people run one of the portal's commands: by the program of a release (KINDLING_PROGRAM), else by npm. */
export function spellCommand(name: string, args = ""): string {
  const program = process.env["KINDLING_PROGRAM"];
  return `${program ?? "npm run"} ${name}${args && ` ${program ? "" : "-- "}${args}`}`;
}
