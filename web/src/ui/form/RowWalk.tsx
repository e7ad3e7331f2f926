import NextIcon from "@mui/icons-material/KeyboardArrowDownRounded";
import PreviousIcon from "@mui/icons-material/KeyboardArrowUpRounded";
import PageIcon from "@mui/icons-material/OpenInFullRounded";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { useFormat } from "../../core/language.ts";
import { fail } from "../../core/toasts.ts";
import { Hint } from "../Hint.tsx";
import type { AnyRow } from "../list/listRows.ts";
import { pageQuery } from "../list/listRows.ts";
import { onShownList, readShownList } from "../list/shownList.ts";

/** Leads from the row in a panel to the next and the previous one of its list, across pages, and to its page. */
export function RowWalk({ id }: { readonly id: number }) {
  const { t } = useTranslation("header");
  const format = useFormat();
  const shown = useSyncExternalStore(onShownList, readShownList);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const at = shown?.rows.findIndex((row) => row.id === id) ?? -1;
  const found = shown && at >= 0 ? shown.state.page * shown.state.rows + at : null;
  // While the next page is drawn, the row isn't in it yet.
  const [kept, setKept] = useState(found);
  if (found !== null && found !== kept) setKept(found);
  const place = found ?? kept;
  if (!shown || place === null) return null;
  const { list, state, rows, total, pageOf } = shown;
  const row = rows[at];

  const go = async (to: number) => {
    if (to < 0 || to >= total) return;
    const page = Math.floor(to / state.rows);
    const query = { ...state.query, page };
    const isHere = page === state.page;
    const there = isHere ? rows : (await queries.fetchQuery(pageQuery(list, query))).data;
    const next = there[to - page * state.rows] as AnyRow | undefined;
    if (!next) return;
    const params = new URLSearchParams(location.search);
    params.set("edit", String(next.id));
    if (page > 0) params.set("page", String(page));
    else params.delete("page");
    void navigate(`?${params}`, {
      replace: true,
      state: location.state as unknown,
      preventScrollReset: true,
    });
  };

  const ways = [
    { name: t("panel.previous"), step: -1, Icon: PreviousIcon },
    { name: t("panel.next"), step: 1, Icon: NextIcon },
  ];
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ whiteSpace: "nowrap" }}>
        {t("panel.place", { place: format.number(place + 1), total: format.number(total) })}
      </Typography>
      {ways.map(({ name, step, Icon }) => (
        <Hint key={step} text={name}>
          <IconButton
            data-walk={step}
            aria-label={name}
            // A disabled button would lose the focus at both ends.
            aria-disabled={place + step < 0 || place + step >= total}
            sx={{ p: 0.5, "&[aria-disabled=true]": { color: "action.disabled" } }}
            onClick={() => void go(place + step).catch((error) => fail(error, t("panel.failed")))}
          >
            <Icon />
          </IconButton>
        </Hint>
      ))}
      {pageOf && row && (
        <Hint text={t("panel.page")}>
          <IconButton component={Link} to={pageOf(row as never)} aria-label={t("panel.page")} sx={{ p: 1 }}>
            <PageIcon fontSize="small" />
          </IconButton>
        </Hint>
      )}
    </>
  );
}
