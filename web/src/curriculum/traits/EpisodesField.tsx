import { traits } from "@kindling/contract";
import AddIcon from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { useOrdering } from "../ordering/useOrdering.tsx";
import { type Episode, EpisodeEditor, type EpisodeErrors } from "./EpisodeEditor.tsx";

const { useField } = fieldsOf(traits);

/** The GiverTV episodes of a trait, in the order classes see them. */
export function EpisodesField() {
  const { t } = useTranslation("curriculum");
  const field = useField({ name: "videos" });
  const box = useRef<HTMLOListElement>(null);
  const episodes = (field.value ?? []) as readonly Episode[];
  const errors = (field.errors ?? []) as readonly (EpisodeErrors | undefined)[];
  // The position in the list is the position in the trait.
  const put = (next: readonly Episode[]) =>
    field.onChange(next.map((each, position) => ({ ...each, position })));
  const { order, row, status } = useOrdering(episodes, put, (now) => t("traits.moved", now));
  const add = () => {
    put([...episodes, { name: "", trait_opening_url: "" }]);
    setTimeout(() => box.current?.lastElementChild?.querySelector<HTMLElement>("input")?.focus());
  };

  return (
    <Stack spacing={1.5} role="group" aria-label={field.label}>
      {episodes.length === 0 && <Typography color="textSecondary">{t("traits.noEpisodes")}</Typography>}
      <Stack component="ol" ref={box} spacing={1.5}>
        {episodes.map((episode, index) => (
          <li
            // Unsaved entries have no ID.
            key={episode.id ?? `new-${index}`}
            aria-label={t("traits.episode", { place: index + 1 })}
            {...row(index)}
          >
            <EpisodeEditor
              episode={episode}
              order={order(index)}
              errors={errors[index]}
              fixed={field.readOnly}
              onChange={(next) => put(episodes.map((each, at) => (at === index ? next : each)))}
            />
          </li>
        ))}
      </Stack>
      {status}
      {field.error && <FormHelperText error>{field.error}</FormHelperText>}
      {!field.readOnly && (
        <Button variant="outlined" startIcon={<AddIcon />} sx={{ alignSelf: "flex-start" }} onClick={add}>
          {t("traits.addEpisode")}
        </Button>
      )}
    </Stack>
  );
}
