import { useEffect, useState } from "react";
import { pictureAddress, retryMs } from "../pictures/pictureAddress.ts";

/** How a picture lies: its width by its height; null until it is there, and false when it can't be shown. */
export function usePictureShape(address: string): number | null | false {
  const [found, setFound] = useState<{ address: string; shape: number | false } | null>(null);
  useEffect(() => {
    const picture = new Image();
    picture.onload = () => setFound({ address, shape: picture.naturalWidth / picture.naturalHeight || 1 });
    const waits = [...retryMs];
    let timer: ReturnType<typeof setTimeout> | undefined;
    picture.onerror = () => {
      setFound({ address, shape: false });
      const wait = waits.shift();
      if (wait !== undefined) timer = setTimeout(() => (picture.src = pictureAddress(address)), wait);
    };
    picture.src = pictureAddress(address);
    return () => {
      clearTimeout(timer);
      picture.onload = null;
      picture.onerror = null;
    };
  }, [address]);
  return found?.address === address ? found.shape : null;
}
