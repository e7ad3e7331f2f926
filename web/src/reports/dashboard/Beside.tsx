import type { Dashboard } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { Trend } from "./Trend.tsx";

type Compared = Dashboard["compared"];
type FigureName = keyof Compared["now"];

/** How a figure stands beside those of earlier sessions at the same day of the session, in words. */
export function Beside({
  compared,
  figure,
  programs,
}: {
  readonly compared: Compared;
  readonly figure: FigureName;
  /** How many programs have a session now. */
  readonly programs: number;
}) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { last, year } = compared;
  if (!last && !year) return <>{t("beside.nothing")}</>;
  const isSame = last?.session && last.session.id === year?.session?.id;
  const eras = isSame ? (["last"] as const) : (["last", "year"] as const);
  const spell = figure === "donated_cents" ? format.money : format.number;
  return (
    <Box component="span" sx={{ display: "flex", flexDirection: "column", gap: 0.25 }}>
      {eras.map((era) => {
        const beside = compared[era];
        const now = beside?.now[figure];
        const before = beside?.earlier[figure];
        if (!beside || typeof now !== "number" || typeof before !== "number")
          return <span key={era}>{t(`beside.none.${era}`)}</span>;
        const { session } = beside;
        const when = session ? t("beside.session", { session: session.name }) : t(`beside.${era}`);
        const words = { number: spell(Math.abs(now - before)), when };
        const text =
          now === before ? t("beside.same", words) : t(now > before ? "beside.more" : "beside.fewer", words);
        const part =
          beside.programs < programs
            ? ` (${t("beside.programs", { part: format.number(beside.programs), count: programs })})`
            : "";
        return <Trend key={era} change={now - before} text={`${text}${part}`} />;
      })}
    </Box>
  );
}
