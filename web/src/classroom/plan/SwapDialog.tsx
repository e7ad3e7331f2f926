import type { PlannedItem, PlanSlot, WeekPlan } from "@kindling/contract";
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
import Typography from "@mui/material/Typography";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { areaNameOf, areaOf } from "../classroomAreas.ts";
import { classroomCalls } from "../classroomCalls.ts";
import { planKey, planQuery } from "../today/useToday.ts";

/** A part of a day of the plan, with the title of what is planned now. */
export interface PlacePlanned {
  readonly day: string;
  readonly slot: PlanSlot;
  readonly title: string;
}

interface SwapDialogProps {
  readonly site: number;
  /** Null while the dialog is closed. */
  readonly place: PlacePlanned | null;
  readonly onClose: () => void;
}

function usePlanChange(site: number, onDone: () => void) {
  const { t } = useTranslation("plan");
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ day, slot, item }: PlacePlanned & { item: PlannedItem | null }) =>
      call(classroomCalls.swapPlan, {
        body: { school_id: site, day, slot, type: item?.type ?? null, object_id: item?.id ?? null },
      }),
    onSuccess: ({ data, message }) => {
      client.setQueryData<WeekPlan>(planKey(site), data);
      if (message) succeed(message);
      onDone();
    },
    onError: (error) => fail(error, t("swap.failed")),
  });
}

/** What else fits a part of a day; a choice takes its place in the plan. */
export function SwapDialog({ site, place, onClose }: SwapDialogProps) {
  const { t } = useTranslation("plan");
  const heading = useId();
  const [last, setLast] = useState(place);
  if (place && place !== last) setLast(place);
  // Its text stays while it closes.
  const shown = place ?? last;
  const change = usePlanChange(site, onClose);
  const plan = useQuery({ ...planQuery(site), enabled: place !== null }).data;
  const isSwapped = plan?.days
    .find(({ day }) => day === shown?.day)
    ?.slots.some(({ slot, is_swapped }) => slot === shown?.slot && is_swapped);
  return (
    <Dialog open={place !== null} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{t("swap.title", { title: shown?.title })}</DialogTitle>
      <DialogContent sx={{ px: 1.5 }}>
        {place && (
          <Choices
            site={site}
            place={place}
            onChoose={(item) => !change.isPending && change.mutate({ ...place, item })}
          />
        )}
      </DialogContent>
      <DialogActions>
        {isSwapped && place && (
          <Button onClick={() => !change.isPending && change.mutate({ ...place, item: null })}>
            {t("swap.back")}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          {t("swap.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoicesProps {
  readonly site: number;
  readonly place: PlacePlanned;
  readonly onChoose: (item: PlannedItem) => void;
}

function Choices({ site, place: { day, slot }, onChoose }: ChoicesProps) {
  const { t } = useTranslation("plan");
  const { t: ofClass } = useTranslation("classroom");
  const format = useFormat();
  const query = useQuery({
    ...dataQuery([...planKey(site), "choices", day, slot], classroomCalls.planChoices, {
      query: { school_id: site, day, slot },
    }),
    gcTime: 0,
  });
  if (query.isPending) return <Skeleton variant="rounded" height={240} aria-label={t("swap.loading")} />;
  if (query.error) return <ErrorNote found={query} things={t("swap.things")} />;
  if (query.data.length === 0) return <Typography sx={{ p: 1.5 }}>{t("swap.none")}</Typography>;
  return (
    <List disablePadding>
      {query.data.map((item) => {
        const area = areaOf(item);
        const about = [
          area && ofClass(`areas.${area.page}.name`),
          item.last_done && t("swap.lastDone", { date: format.date(item.last_done) }),
        ];
        return (
          <ListItem key={`${item.type}/${item.id}`} disablePadding>
            <ListItemButton onClick={() => onChoose(item)}>
              <ListItemIcon sx={{ color: `area.${areaNameOf(item)}` }}>
                <AreaIcon area={areaNameOf(item)} aria-hidden />
              </ListItemIcon>
              <ListItemText primary={item.title} secondary={about.filter(Boolean).join(" · ")} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
