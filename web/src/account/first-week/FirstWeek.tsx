import { type FirstWeekStep, firstWeekEndpoints } from "@kindling/contract";
import DoneIcon from "@mui/icons-material/CheckCircleRounded";
import OpenIcon from "@mui/icons-material/RadioButtonUncheckedRounded";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { useSubstitute } from "../substituting/useSubstitute.ts";

/** Where each step is done; those without an address are on the screen already, or others do them. */
const places: Partial<Readonly<Record<FirstWeekStep, string>>> = {
  charity: "/instructor/home/charity-activity",
  goal: "/instructor/home/charity-activity",
  session: "/session?new",
  people: "/users/instructor?new",
  import: "/users/instructor",
  instructor: "/users/instructor?new",
  signIn: "/users/instructor",
  activity: "/pacing",
};

const key = [firstWeekEndpoints.get.name];

/** The checklist of a newcomer's first week, ticked by what really happened; nothing once it is done or hidden. */
export function FirstWeek() {
  const { t } = useTranslation("header");
  const client = useQueryClient();
  const { data: steps = [] } = useQuery({
    ...dataQuery(key, firstWeekEndpoints.get),
    enabled: !useSubstitute(),
  });
  const hide = useMutation({
    mutationFn: () => call(firstWeekEndpoints.hide, {}),
    onSuccess: ({ message }) => {
      client.setQueryData(key, []);
      if (message) succeed(message);
    },
    onError: (error) => fail(error, t("firstWeek.hideFailed")),
  });
  if (steps.length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <Card component="section" aria-labelledby="first-week" className="no-print" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
        <Typography id="first-week" variant="h3" component="h2">
          {t("firstWeek.title")}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {t("firstWeek.progress", { done, count: steps.length })}
        </Typography>
        <Button size="small" color="secondary" onClick={() => hide.mutate()} disabled={hide.isPending}>
          {t("firstWeek.hide")}
        </Button>
      </Stack>
      <Stack
        component="ul"
        direction="row"
        sx={{ flexWrap: "wrap", columnGap: 3, rowGap: 0.5, m: 0, p: 0, listStyle: "none" }}
      >
        {steps.map((step) => (
          <Step key={step.step} {...step} />
        ))}
      </Stack>
    </Card>
  );
}

function Step({ step, done }: { readonly step: FirstWeekStep; readonly done: boolean }) {
  const { t } = useTranslation("header");
  const Icon = done ? DoneIcon : OpenIcon;
  const place = places[step];
  const text = t(`firstWeek.steps.${step}`);
  return (
    <Stack component="li" direction="row" sx={{ alignItems: "center", gap: 1, minHeight: 32 }}>
      <Icon
        fontSize="small"
        color={done ? "success" : "disabled"}
        titleAccess={t(done ? "firstWeek.done" : "firstWeek.open")}
      />
      {done || !place ? (
        text
      ) : (
        <Link component={RouterLink} to={place}>
          {text}
        </Link>
      )}
    </Stack>
  );
}
