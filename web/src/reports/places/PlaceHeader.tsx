import EditIcon from "@mui/icons-material/EditOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ActiveChip } from "../../ui/list/ActiveChip.tsx";
import type { AnyRow } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";

/** The top of a place's page: its name and state, and what its reader may do with it. */
export function PlaceHeader<Row extends AnyRow & { readonly name: string; readonly is_active: boolean }>({
  row,
  about,
  actions,
  children,
}: {
  readonly row: Row;
  readonly about: ReactNode;
  readonly actions: readonly RowAction<Row>[];
  /** Further buttons. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation("ui");
  const { open } = useEditAddress();
  return (
    <PageHeader
      title={row.name}
      text={
        <Stack component="span" direction="row" sx={{ flexWrap: "wrap", columnGap: 2 }}>
          <ActiveChip active={row.is_active} />
          <span>{about}</span>
        </Stack>
      }
    >
      {children}
      {actions
        .filter(({ allowed }) => allowed(row))
        .map(({ label, icon: Icon, run }) => (
          <Button
            key={label}
            color="secondary"
            variant="outlined"
            startIcon={<Icon />}
            onClick={() => run([row])}
          >
            {label}
          </Button>
        ))}
      {row.can.includes("update") && (
        <Button variant="contained" startIcon={<EditIcon />} onClick={() => open(row.id)}>
          {t("edit")}
        </Button>
      )}
    </PageHeader>
  );
}
