import HelpIcon from "@mui/icons-material/HelpOutlineRounded";
import KeyboardIcon from "@mui/icons-material/KeyboardRounded";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { linkOptions } from "../../ui/list/useEditAddress.ts";
import { useCells } from "../cells/useCells.tsx";
import type { FindOption } from "../finding/findOption.ts";
import { placeKeys } from "./placeKeys.ts";
import { editOfRow, focusRow, focusSearch, tickRow, walkRows } from "./rowKeys.ts";
import { ShortcutsDialog } from "./ShortcutsDialog.tsx";
import { useShortcutKeys } from "./useShortcutKeys.ts";

/**
 * What single keys do on every screen with a header: search and walk through a list, go to screens. Returns the actions
 * that list them, as `?` does, and that open the guide, and the list, which leads to the guide, too,
 * with the cells that are edited in place.
 */
export function useShortcuts(
  screens: readonly FindOption[],
  find: () => void,
  guide: () => void,
): { readonly actions: readonly FindOption[]; readonly dialog: ReactElement } {
  const { t } = useTranslation("header");
  const navigate = useNavigate();
  const location = useLocation();
  const [isListed, setIsListed] = useState(false);
  const places = screens.flatMap(({ to, label }) => {
    const letter = to && placeKeys[to];
    return letter ? [{ letter, to, label }] : [];
  });
  const list = () => setIsListed(true);
  const cells = useCells();
  useShortcutKeys(
    {
      "/": () => focusSearch() || done(find),
      "?": () => done(list),
      j: () => walkRows(1) || focusRow(1),
      k: () => walkRows(-1) || focusRow(-1),
      x: tickRow,
      e: () => {
        const to = editOfRow();
        return to !== undefined && done(() => navigate(to, linkOptions(to, location)));
      },
    },
    Object.fromEntries(places.map(({ letter, to }) => [letter, () => done(() => navigate(to))])),
    { F2: cells.edit },
  );
  return {
    actions: [
      { key: "shortcuts", label: t("shortcuts.title"), icon: KeyboardIcon, run: list },
      { key: "guide", label: t("guide.open"), icon: HelpIcon, run: guide },
    ],
    dialog: (
      <>
        {cells.drawn}
        <ShortcutsDialog
          open={isListed}
          places={places}
          onClose={() => setIsListed(false)}
          onGuide={() => {
            setIsListed(false);
            guide();
          }}
        />
      </>
    ),
  };
}

/** Does something, and tells that it was done. */
function done(run: () => unknown): true {
  run();
  return true;
}
