import { type traitEndpoints, traits } from "@kindling/contract";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { OrderHead } from "../ordering/OrderHead.tsx";
import type { Order } from "../ordering/useOrdering.tsx";
import { VideoInput } from "../video/VideoInput.tsx";

/** An episode as it is typed in; one without an id is new. */
export type Episode = Partial<
  Omit<RowOf<typeof traitEndpoints.list>["videos"][number], "trait_opening_url">
> & {
  /** An address, or a file as the server answered it. */
  readonly trait_opening_url?: unknown;
};

type Field = "name" | "trait_opening_url" | "start" | "end";

export type EpisodeErrors = Partial<Record<Field, { readonly message?: string }>>;

export function EpisodeEditor({
  episode,
  order,
  errors,
  fixed,
  onChange,
}: {
  readonly episode: Episode;
  readonly order: Order;
  readonly errors: EpisodeErrors | undefined;
  readonly fixed: boolean;
  readonly onChange: (episode: Episode) => void;
}) {
  const { t } = useTranslation("curriculum");
  const labels = useLabels(traits);
  const named = { place: order.place };
  const bind = (field: Exclude<Field, "trait_opening_url">) => ({
    fullWidth: true,
    size: "small" as const,
    disabled: fixed,
    value: episode[field] ?? "",
    error: Boolean(errors?.[field]),
    helperText: errors?.[field]?.message,
  });
  return (
    <Card sx={{ boxShadow: "none", border: 1, borderColor: "divider", p: 2 }}>
      <Stack spacing={2}>
        <OrderHead
          order={order}
          fixed={fixed}
          labels={{
            up: t("traits.up", named),
            down: t("traits.down", named),
            remove: t("traits.removeEpisode", named),
          }}
        >
          {t("traits.episode", named)}
        </OrderHead>
        <TextField
          {...bind("name")}
          required
          label={labels.field("name")}
          onChange={(event) => onChange({ ...episode, name: event.target.value })}
        />
        <VideoInput
          required
          size="small"
          label={labels.field("trait_opening_url")}
          value={episode.trait_opening_url ?? ""}
          readOnly={fixed}
          trouble={errors?.trait_opening_url?.message}
          onChange={(trait_opening_url) => onChange({ ...episode, trait_opening_url })}
        />
        <FieldRow>
          {(["start", "end"] as const).map((end) => (
            <TextField
              key={end}
              {...bind(end)}
              type="date"
              label={labels.field(end)}
              onChange={(event) => onChange({ ...episode, [end]: event.target.value || null })}
            />
          ))}
        </FieldRow>
      </Stack>
    </Card>
  );
}
