import SearchIcon from "@mui/icons-material/SearchRounded";
import TextField from "@mui/material/TextField";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsLeaving } from "../../navigation/HistoryRouter.tsx";
import { useList } from "./ListContext.ts";

const pause = 250;

/** A list's search box, debounced, with one history entry per search. */
export function SearchBox() {
  const { t } = useTranslation("ui");
  const { state, labels } = useList();
  const { search, change } = state;
  const isLeaving = useIsLeaving();
  const [text, setText] = useState(search);
  const sent = useRef(search);

  useEffect(() => {
    // The address changed elsewhere, such as by Back or Clear.
    if (search !== sent.current) setText(search);
    sent.current = search;
  }, [search]);

  const send = useCallback(() => {
    const wanted = text.trim().slice(0, 200);
    // Changing the address would cancel a navigation that is still loading.
    if (wanted === sent.current || isLeaving()) return;
    change({ search: wanted }, sent.current !== "");
    sent.current = wanted;
  }, [text, change, isLeaving]);

  useEffect(() => {
    const timer = setTimeout(send, pause);
    return () => clearTimeout(timer);
  }, [send]);

  return (
    <TextField
      type="search"
      size="small"
      value={text}
      onChange={(event) => setText(event.target.value)}
      // A click on something else must not be overtaken by the search.
      onBlur={send}
      placeholder={t("list.search")}
      sx={{ flex: { xs: "1 1 7rem", sm: "none" }, width: { sm: 260 } }}
      slotProps={{
        htmlInput: { "aria-label": t("list.searchIn", { things: labels.many }) },
        input: { startAdornment: <SearchIcon fontSize="small" color="action" sx={{ mr: 1 }} /> },
      }}
    />
  );
}
