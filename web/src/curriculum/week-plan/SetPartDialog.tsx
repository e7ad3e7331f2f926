import { kindOfKey, type OfferedItem } from "@kindling/contract";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { AreaIcon } from "../areas/AreaIcon.tsx";
import { areaOfKey } from "../areas/areaOfKey.ts";
import { useKindNames } from "../calendar/kindLook.ts";
import { type Place, type PlanPart, type Shown, useOffers, useSetting } from "./useProgramPlan.ts";

interface SetPartDialogProps {
  readonly shown: Shown;
  readonly place: Place;
  /** The part as it is now. */
  readonly part: PlanPart;
  /** The day and the part in words. */
  readonly where: string;
  readonly onClose: () => void;
}

/** Sets what classes get as a part of a day: only what they see then is offered. */
export function SetPartDialog({ shown, place, part: { own }, where, onClose }: SetPartDialogProps) {
  const { t } = useTranslation("calendar");
  const format = useFormat();
  const heading = useId();
  const change = useSetting(shown, onClose);
  const set = (item: OfferedItem | null) => !change.isPending && change.mutate({ ...place, item });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{where}</DialogTitle>
      <DialogContent sx={{ px: 1.5 }}>
        {own && (
          <Typography variant="body2" sx={{ px: 1.5, pb: 1.5, color: "text.secondary" }}>
            {t(own.set_by ? "week.set.by" : "week.set.at", {
              title: own.item.title,
              name: own.set_by?.name,
              date: format.moment(own.set_at),
            })}
          </Typography>
        )}
        <Offers shown={shown} place={place} chosen={own?.item ?? null} onChoose={set} />
      </DialogContent>
      <DialogActions>
        {own && <Button onClick={() => set(null)}>{t("week.set.clear")}</Button>}
        <Button variant="outlined" onClick={onClose}>
          {t("week.cancel")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

interface OffersProps extends Pick<SetPartDialogProps, "shown" | "place"> {
  readonly chosen: OfferedItem | null;
  readonly onChoose: (item: OfferedItem) => void;
}

function Offers({ shown, place, chosen, onChoose }: OffersProps) {
  const { t } = useTranslation("calendar");
  const namesOf = useKindNames();
  const [search, setSearch] = useState("");
  const query = useOffers(shown, place);
  if (query.isPending) return <Skeleton variant="rounded" height={240} aria-label={t("week.set.loading")} />;
  if (query.error) return <ErrorNote found={query} things={t("week.set.things")} />;
  const nameOf = (type: string) => {
    const kind = kindOfKey(type);
    return kind ? namesOf(kind).one : "";
  };
  const words = plain(search).split(/\s+/);
  const found = query.data.filter(({ title, type, level }) => {
    const text = plain(`${title} ${nameOf(type)} ${level?.name ?? ""}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      {query.data.length > 0 && (
        <TextField
          type="search"
          size="small"
          label={t("week.set.search")}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          autoFocus
          fullWidth
          sx={{ px: 1.5, pt: 0.75, mb: 1 }}
        />
      )}
      <Typography role="status" variant="body2" sx={{ px: 1.5, color: "text.secondary" }}>
        {query.data.length === 0 ? t("week.set.none") : t("week.set.found", { count: found.length })}
      </Typography>
      <List disablePadding>
        {found.map((item) => (
          <ListItem key={`${item.type}/${item.id}`} disablePadding>
            <ListItemButton
              selected={item.id === chosen?.id && item.type === chosen.type}
              onClick={() => onChoose(item)}
            >
              <ListItemIcon sx={{ color: `area.${areaOfKey(item.type)}` }}>
                <AreaIcon area={areaOfKey(item.type)} aria-hidden />
              </ListItemIcon>
              <ListItemText
                primary={item.title}
                secondary={[nameOf(item.type), item.level && t("week.cell.only", { level: item.level.name })]
                  .filter(Boolean)
                  .join(" · ")}
                slotProps={{ primary: { sx: { overflowWrap: "anywhere" } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
