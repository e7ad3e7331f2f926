import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import type { FindOption } from "./findOption.ts";
import { keepRecent } from "./recents.ts";

/** What is typed into the palette, and what happens with the option that is chosen. */
export function useFinder(onRun: (run: () => void) => void, onClose: () => void) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const choose = useCallback(
    ({ run, step, ...option }: FindOption, inNewTab: boolean) => {
      if (step) return step();
      keepRecent(option);
      onClose();
      if (run) return onRun(run);
      if (!option.to) return;
      // A tab without an opener would not know who is signed in.
      if (inNewTab) window.open(option.to, "_blank");
      else void navigate(option.to);
    },
    [navigate, onRun, onClose],
  );
  return { text, setText, choose };
}
