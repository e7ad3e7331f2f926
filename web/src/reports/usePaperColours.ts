import { useEffect } from "react";

/** Prints the screen in the colours of the day: what is light on dark would be lost on paper. */
export function usePaperColours(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before = dataset["colour"];
    const lighten = () => {
      before = dataset["colour"];
      dataset["colour"] = "light";
    };
    const restore = () => {
      if (before === undefined) delete dataset["colour"];
      else dataset["colour"] = before;
    };
    window.addEventListener("beforeprint", lighten);
    window.addEventListener("afterprint", restore);
    return () => {
      window.removeEventListener("beforeprint", lighten);
      window.removeEventListener("afterprint", restore);
    };
  }, []);
}
