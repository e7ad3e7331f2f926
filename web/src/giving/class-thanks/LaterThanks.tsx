import i18next from "i18next";
import { useEffect, useState } from "react";
import { loadOnce } from "../../ui/loadOnce.ts";

const card = loadOnce(async () => {
  const [{ HomeThanks }] = await Promise.all([
    import("./HomeThanks.tsx"),
    i18next.loadNamespaces(["giving", "ui"]),
  ]);
  return HomeThanks;
});

/** The card of the class's home. It comes after the first picture, and without a connection not at all. */
export function LaterThanks({ site }: { readonly site: number }) {
  const [Card, setCard] = useState(() => card.read());
  useEffect(() => {
    card.load().then(
      (come) => setCard(() => come),
      () => undefined,
    );
  }, []);
  return Card && <Card site={site} />;
}
