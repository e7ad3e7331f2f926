import { type RefObject, useEffect } from "react";

/**
 * Takes the focus back when a click lands in a frame of another site: keys and clicker would be lost to it for good.
 * Focus that enters the frame by Tab stays there.
 */
export function useKeysBack(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let byKey = false;
    const press = (event: KeyboardEvent) => {
      byKey = event.key === "Tab";
    };
    const point = () => {
      byKey = false;
    };
    const lose = () => {
      if (!byKey && document.activeElement === frame.current) frame.current?.blur();
    };
    document.addEventListener("keydown", press);
    document.addEventListener("pointermove", point);
    window.addEventListener("blur", lose);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("pointermove", point);
      window.removeEventListener("blur", lose);
    };
  }, [frame]);
}
