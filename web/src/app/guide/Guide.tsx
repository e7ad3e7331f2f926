import "./guide.css";
import CloseIcon from "@mui/icons-material/CloseRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { use, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../core/language.ts";
import type { Claims } from "../../core/session.ts";
import { FailureNote } from "../../ui/feedback/ErrorNote.tsx";
import { ScreenContext } from "../router/Screens.tsx";
import { GuideText } from "./GuideText.tsx";
import { loadGuidePage } from "./guideFiles.ts";
import { guideFor } from "./guidePages.ts";

/** The guide beside the screen: the page about it, until another one is chosen or another screen is opened. */
export function Guide({
  claims,
  onClose: close,
}: {
  readonly claims: Pick<Claims, "role">;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("header");
  const id = useId();
  const language = useLanguage();
  const title = use(ScreenContext)?.title;
  const { folder, start, page: about } = guideFor(claims.role.name, title);
  const [chosen, setChosen] = useState({ page: about, title });
  const page = chosen.title === title ? chosen.page : about;
  const found = useQuery({
    queryKey: ["guide", language, folder, page],
    queryFn: () => loadGuidePage(language, folder, page),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data, error } = found;
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    if (area.current) area.current.scrollTop = 0;
  }, [page]);
  // A screen that is opened beside the guide keeps the focus.
  useEffect(() => area.current?.focus(), [chosen]);
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (key === "Escape" && area.current?.contains(target as Node)) close();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [close]);
  const choose = (next: string) => setChosen({ page: next, title });
  return (
    <aside ref={area} className="guide no-print" aria-labelledby={id} tabIndex={-1}>
      <div className="guide-head">
        {page !== start && (
          <Button color="secondary" onClick={() => choose(start)}>
            {t("guide.all")}
          </Button>
        )}
        <IconButton aria-label={t("guide.close")} onClick={close} sx={{ ml: "auto" }}>
          <CloseIcon />
        </IconButton>
      </div>
      <Typography id={id} variant="h2">
        {data?.title ?? t("guide.title")}
      </Typography>
      {error && <FailureNote found={found} title={t("guide.failed")} />}
      {!data && !error && <Skeleton variant="rounded" height={240} aria-busy />}
      {data && <GuideText blocks={data.blocks} language={language} onPage={choose} />}
    </aside>
  );
}
