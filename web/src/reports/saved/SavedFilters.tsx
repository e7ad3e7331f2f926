import { type ReportName, savedReportEndpoints, savedReports } from "@kindling/contract";
import SaveIcon from "@mui/icons-material/BookmarkAddOutlined";
import EditIcon from "@mui/icons-material/EditOutlined";
import ClearIcon from "@mui/icons-material/FilterAltOffRounded";
import ReplaceIcon from "@mui/icons-material/PublishedWithChangesRounded";
import ScheduleIcon from "@mui/icons-material/ScheduleSendOutlined";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { RowMenu } from "../../ui/list/RowMenu.tsx";
import { useRemoval } from "../../ui/useRemoval.tsx";
import type { ReportDefinition } from "../ReportDefinition.ts";
import { type ReportChoice, wordsIn } from "../useReportFilters.ts";
import { NameDialog } from "./NameDialog.tsx";
import { ScheduleDialog } from "./ScheduleDialog.tsx";
import { type SavedReport, useRenewSaved, useSavedReports } from "./useSavedReports.ts";

const sorted = (text: string | undefined) => wordsIn(text).sort().join();

/** Tells whether two choices narrow a report to the same; the order in which things were chosen says nothing. */
function sameChoice(one: ReportChoice, other: ReportChoice): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sorted(one[name]) === sorted(other[name]));
}

type Opened = { what: "new" } | { what: "rename" | "schedule"; id: number };

/** One's saved filters of a report: a press applies them; saving what is chosen, and letting go of all of it. */
export function SavedFilters({
  name,
  report,
  chosen,
  onChange,
}: {
  readonly name: ReportName;
  readonly report: ReportDefinition;
  readonly chosen: ReportChoice;
  readonly onChange: (changes: Readonly<Record<string, readonly string[]>>) => void;
}) {
  const { t } = useTranslation("savedReports");
  const found = useSavedReports(name);
  const renew = useRenewSaved();
  const { action: removal } = useRemoval(savedReports, savedReportEndpoints, { atOnce: true });
  const [opened, setOpened] = useState<Opened | null>(null);
  const saved = found.data?.data ?? [];
  const names = report.choosesFields ? [...report.filters, "fields"] : report.filters;
  const close = () => setOpened(null);
  const apply = (choice: ReportChoice) =>
    onChange(Object.fromEntries(names.map((each) => [each, wordsIn(choice[each])])));
  const current = opened && "id" in opened ? saved.find(({ id }) => id === opened.id) : undefined;

  const update = async (row: SavedReport, body: object) => {
    const params = { id: row.id };
    succeed((await call(savedReportEndpoints.update, { params, body, version: row.version })).message ?? "");
    await renew();
  };
  const replace = (row: SavedReport) =>
    update(row, { filters: chosen }).catch((error: unknown) => fail(error, t("failed")));
  const rowAction = (
    label: string,
    icon: RowAction<SavedReport>["icon"],
    run: (row: SavedReport) => void,
    allowed: (row: SavedReport) => boolean = () => true,
  ): RowAction<SavedReport> => ({ label, icon, allowed, run: ([row]) => row && run(row) });
  const actions: RowAction<SavedReport>[] = [
    rowAction(t("schedule.open"), ScheduleIcon, ({ id }) => setOpened({ what: "schedule", id })),
    rowAction(t("rename"), EditIcon, ({ id }) => setOpened({ what: "rename", id })),
    rowAction(
      t("replace"),
      ReplaceIcon,
      (row) => void replace(row),
      (row) => !sameChoice(row.filters, chosen),
    ),
    removal,
  ];

  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t("title")}
      className="no-print"
      sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}
    >
      {found.isError && <ErrorNote found={found} things={t("title")} />}
      {saved.map((row) => {
        const isInUse = sameChoice(row.filters, chosen);
        return (
          <Stack key={row.id} direction="row" sx={{ alignItems: "center", maxWidth: 1 }}>
            <Chip
              label={row.name}
              {...(row.schedule && {
                icon: <ScheduleIcon fontSize="small" titleAccess={t("schedule.isOn")} />,
              })}
              color={isInUse ? "primary" : "default"}
              variant={isInUse ? "filled" : "outlined"}
              aria-pressed={isInUse}
              onClick={() => apply(row.filters)}
            />
            <RowMenu row={row} name={row.name} actions={actions} />
          </Stack>
        );
      })}
      <Button
        size="small"
        color="secondary"
        startIcon={<SaveIcon />}
        onClick={() => setOpened({ what: "new" })}
      >
        {t("saveThese")}
      </Button>
      {Object.keys(chosen).length > 0 && (
        <Button size="small" color="secondary" startIcon={<ClearIcon />} onClick={() => apply({})}>
          {t("clearAll")}
        </Button>
      )}
      {opened?.what === "new" && (
        <NameDialog
          title={t("saveThese")}
          onClose={close}
          onSave={async (own) => {
            const body = { report: name, name: own, filters: chosen };
            succeed((await call(savedReportEndpoints.create, { body })).message ?? "");
            await renew();
          }}
        />
      )}
      {opened?.what === "rename" && current && (
        <NameDialog
          title={t("rename")}
          name={current.name}
          onClose={close}
          onSave={(own) => update(current, { name: own })}
        />
      )}
      {opened?.what === "schedule" && current && (
        <ScheduleDialog saved={current} report={report} onClose={close} />
      )}
    </Stack>
  );
}
