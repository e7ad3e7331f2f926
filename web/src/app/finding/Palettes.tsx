import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import type { PaletteOf } from "./paletteOf.ts";

const classroom = loadOnce(async () => (await import("./ClassroomPalette.tsx")).ClassroomPalette);
const office = loadOnce(async () => (await import("./OfficePalette.tsx")).OfficePalette);

/** The palette of this person's role. */
export function Palettes(props: PaletteOf) {
  const { session, open, wanted } = props;
  return (
    <Later from={session.user.role.name === "Instructor" ? classroom : office} wanted={open || wanted}>
      {(Palette) => <Palette {...props} />}
    </Later>
  );
}
