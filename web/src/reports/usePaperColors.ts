import { useEffect } from "react";

/** Prints the screen in the colors of the day: what is light on dark would be lost on paper. */
export function usePaperColors(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before = dataset["color"];
    const lighten = () => {
      before = dataset["color"];
      dataset["color"] = "light";
    };
    const restore = () => {
      if (before === undefined) delete dataset["color"];
      else dataset["color"] = before;
    };
    window.addEventListener("beforeprint", lighten);
    window.addEventListener("afterprint", restore);
    return () => {
      window.removeEventListener("beforeprint", lighten);
      window.removeEventListener("afterprint", restore);
    };
  }, []);
}
