import { lostConsents, mediaConsentEndpoints, mediaConsentStates } from "@kindling/contract";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useConsentSteps } from "./useConsentSteps.tsx";

const { list } = mediaConsentEndpoints;
const shownStates = mediaConsentStates.filter((state) => !lostConsents.includes(state));

/** How many files of the class are shown and hidden; consent for all can be withdrawn at once. */
export function ClassConsents({ siteId }: { readonly siteId: number }) {
  const { t } = useTranslation("content");
  const { withdraw, dialogs } = useConsentSteps();
  const useTotal = (state: readonly (typeof mediaConsentStates)[number][]) =>
    useQuery({
      queryKey: [list.name, "total", siteId, ...state],
      queryFn: async ({ signal }) =>
        (await call(list, { query: { rows: 25, schools: [siteId], state: [...state] }, signal })).meta.total,
    }).data ?? 0;
  const shown = useTotal(shownStates);
  const hidden = useTotal(lostConsents);
  if (shown + hidden === 0) return null;
  const filter = { schools: [siteId], state: shownStates };
  return (
    <Stack sx={{ gap: 1, alignItems: "flex-start" }}>
      {hidden > 0 && <Typography>{t("consents.hiddenCount", { count: hidden })}</Typography>}
      {shown > 0 && (
        <Button
          color="secondary"
          variant="outlined"
          startIcon={<withdraw.icon />}
          onClick={() => withdraw.run([], { filter, expected: shown })}
        >
          {t("consents.withdrawAll")}
        </Button>
      )}
      {dialogs}
    </Stack>
  );
}
