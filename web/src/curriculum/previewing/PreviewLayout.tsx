import EditIcon from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ChosenLabels } from "../../core/labels.ts";
import { PageFailure } from "../../ui/feedback/PageFailure.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { PreviewVerdict } from "../activities/preview/PreviewVerdict.tsx";

export interface Preview<Item> {
  readonly seen: boolean;
  readonly why: readonly string[];
  readonly item: Item;
}

/** A preview with its audience, date and visibility above or next to the content. */
export function PreviewLayout<Item>({
  title,
  path,
  id,
  labels,
  found,
  controls,
  buttons,
  children,
}: {
  readonly title: (item: Item) => string;
  /** The list it belongs to, where it is also edited. */
  readonly path: string;
  readonly id: number;
  readonly labels: Pick<ChosenLabels, "one" | "many" | "unread">;
  readonly found: UseQueryResult<Preview<Item>>;
  readonly controls: ReactNode;
  /** What can be done with it beside editing. */
  readonly buttons?: ReactNode;
  readonly children: (item: Item) => ReactNode;
}) {
  const { t } = useTranslation("curriculum");
  const preview = found.data;
  const back = (
    <Button component={Link} to={path} color="secondary">
      {t("preview.back", { things: labels.many })}
    </Button>
  );
  if (found.isError && !preview) return <PageFailure found={found} labels={labels} back={back} />;
  return (
    <>
      <PageHeader title={preview ? title(preview.item) : t("preview.title")} text={t("preview.text")}>
        {back}
        <Button
          component={Link}
          to={`${path}?edit=${id}`}
          variant="outlined"
          color="secondary"
          startIcon={<EditIcon />}
        >
          {t("preview.edit")}
        </Button>
        {buttons}
      </PageHeader>
      <Box
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", xl: "280px minmax(0, 1fr)" },
          alignItems: "start",
        }}
      >
        <Stack spacing={2.5}>
          {controls}
          <Box aria-live="polite">
            {preview ? (
              <PreviewVerdict seen={preview.seen} why={preview.why} />
            ) : (
              <Skeleton variant="rounded" height={72} />
            )}
          </Box>
        </Stack>
        {preview ? children(preview.item) : <Skeleton variant="rounded" sx={{ height: 520 }} />}
      </Box>
    </>
  );
}
