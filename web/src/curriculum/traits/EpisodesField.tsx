import { traits } from "@kindling/contract";
import AddIcon from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { moved } from "../ordering/moved.ts";
import { passesMiddle } from "../ordering/passesMiddle.ts";
import { type Episode, EpisodeEditor, type EpisodeErrors } from "./EpisodeEditor.tsx";

const { useField } = fieldsOf(traits);

/** The GiverTV episodes of a trait, in the order classes see them. */
export function EpisodesField() {
  const { t } = useTranslation("curriculum");
  const field = useField({ name: "videos" });
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const box = useRef<HTMLOListElement>(null);
  const episodes = (field.value ?? []) as readonly Episode[];
  const errors = (field.errors ?? []) as readonly (EpisodeErrors | undefined)[];
  // The position in the list is the position in the trait.
  const put = (next: readonly Episode[]) =>
    field.onChange(next.map((each, position) => ({ ...each, position })));

  const move = (from: number, to: number) => {
    if (from === to) return;
    put(moved(episodes, from, to));
    setSaid(t("traits.moved", { place: to + 1, total: episodes.length }));
  };
  const add = () => {
    put([...episodes, { name: "", trait_opening_url: "" }]);
    setTimeout(() => box.current?.lastElementChild?.querySelector<HTMLElement>("input")?.focus());
  };

  return (
    <Stack spacing={1.5} role="group" aria-label={field.label}>
      {episodes.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{t("traits.noEpisodes")}</Typography>
      )}
      <Stack component="ol" ref={box} spacing={1.5} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {episodes.map((episode, index) => (
          <EpisodeEditor
            // Unsaved entries have no ID.
            key={episode.id ?? `new-${index}`}
            episode={episode}
            place={index + 1}
            total={episodes.length}
            errors={errors[index]}
            fixed={field.readOnly}
            onChange={(next) => put(episodes.map((each, at) => (at === index ? next : each)))}
            onMove={(by) => move(index, index + by)}
            onDrag={(on) => setDragged(on ? index : null)}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              if (!passesMiddle(event, dragged < index)) return;
              move(dragged, index);
              setDragged(index);
            }}
            onRemove={() => put(episodes.filter((_, at) => at !== index))}
          />
        ))}
      </Stack>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {field.error && <FormHelperText error>{field.error}</FormHelperText>}
      {!field.readOnly && (
        <Button variant="outlined" startIcon={<AddIcon />} sx={{ alignSelf: "flex-start" }} onClick={add}>
          {t("traits.addEpisode")}
        </Button>
      )}
    </Stack>
  );
}
