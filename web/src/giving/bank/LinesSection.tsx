import {
  type BankLineState,
  bankLineEndpoints,
  bankLineStates,
  bankStatementEndpoints,
} from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { LineList } from "./LineList.tsx";

/** The lines of a statement, by state, with those that are matched to confirm at once. */
export function LinesSection({ id }: { readonly id: number }) {
  const { t } = useTranslation("bank");
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [isConfirming, setConfirming] = useState(false);
  const state = bankLineStates.find((each) => each === params.get("state"));
  const page = Math.max(0, Number(params.get("page")) || 0);
  const { lines: endpoint } = bankStatementEndpoints;
  const query = { ...(state && { state: [state] }), page };
  const found = useQuery({
    ...dataQuery([endpoint.name, id, query], endpoint, { params: { id }, query }),
    placeholderData: keepPreviousData,
  });
  const show = (next: { state?: BankLineState | undefined; page?: number }) => {
    const entries = {
      ...(next.state && { state: next.state }),
      ...(next.page && { page: String(next.page) }),
    };
    setParams(entries, { replace: true, preventScrollReset: true });
  };
  if (found.isError) return <ErrorNote found={found} things={t("lines.unread")} />;
  if (!found.data) return <Skeleton variant="rounded" height={420} />;
  const { lines, counts, matched, total, rows } = found.data;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const confirmAll = async () => {
    setConfirming(true);
    try {
      const { message } = await call(bankLineEndpoints.confirmMatched, { body: { lines: matched } });
      succeed(message ?? "");
    } catch (error) {
      fail(error, t("lines.confirmFailed"));
    } finally {
      setConfirming(false);
      await queries.invalidateQueries();
    }
  };
  return (
    <Section
      title={t("lines.title")}
      aside={
        matched.length > 0 && (
          <Button variant="contained" loading={isConfirming} onClick={() => void confirmAll()}>
            {t("lines.confirmAll", { count: matched.length })}
          </Button>
        )
      }
    >
      <Stack
        direction="row"
        role="group"
        aria-label={t("lines.filter")}
        sx={{ flexWrap: "wrap", gap: 1, mb: 2 }}
      >
        {([undefined, ...bankLineStates] as const).map((each) => (
          <Button
            key={each ?? "all"}
            size="small"
            variant={each === state ? "contained" : "outlined"}
            color="secondary"
            aria-pressed={each === state}
            onClick={() => show({ state: each })}
          >
            {t(`states.${each ?? "all"}`)} {each ? (counts[each] ?? 0) : all}
          </Button>
        ))}
      </Stack>
      {lines.length === 0 ? (
        <Typography color="textSecondary">{t("lines.none")}</Typography>
      ) : (
        <LineList key={`${state} ${page}`} lines={lines} />
      )}
      {total > rows && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center", mt: 2 }}>
          <Button disabled={page === 0} onClick={() => show({ state, page: page - 1 })}>
            {t("lines.earlier")}
          </Button>
          <Typography variant="note">
            {t("lines.page", { from: page * rows + 1, to: page * rows + lines.length, total })}
          </Typography>
          <Button disabled={(page + 1) * rows >= total} onClick={() => show({ state, page: page + 1 })}>
            {t("lines.later")}
          </Button>
        </Box>
      )}
    </Section>
  );
}
