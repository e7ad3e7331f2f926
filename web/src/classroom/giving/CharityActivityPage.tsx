import StoryIcon from "@mui/icons-material/AutoStoriesRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../core/language.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { TodayFrame } from "../today/TodayFrame.tsx";
import { usePoints } from "../today/useToday.ts";
import { WithSite } from "../WithSite.tsx";
import { ChooseCharity } from "./ChooseCharity.tsx";
import { ChosenCharity } from "./ChosenCharity.tsx";
import { DonationsSection } from "./DonationsSection.tsx";
import { GivingHead } from "./GivingHead.tsx";
import { GoalCard } from "./GoalCard.tsx";
import { givingPath } from "./givingPath.ts";
import { LogDonation } from "./LogDonation.tsx";
import { TwoKindsOfMoney } from "./TwoKindsOfMoney.tsx";
import type { Giving } from "./useGiving.ts";

function SessionsGiving({ site, giving }: { site: number; giving: Giving }) {
  const { t } = useTranslation("giving");
  const { session, charity, goal } = giving;
  if (!session) return <EmptyState title={t("noSession.title")} text={t("noSession.text")} />;
  if (!charity) return <ChooseCharity site={site} giving={giving} />;
  return (
    <>
      <ChosenCharity site={site} giving={giving} />
      <Box
        sx={{
          display: "grid",
          gap: { xs: 2.5, md: 3 },
          alignItems: "start",
          gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 1fr)" },
        }}
      >
        <GoalCard site={site} giving={giving} />
        <Stack sx={{ gap: { xs: 2.5, md: 3 }, minWidth: 0 }}>
          <TwoKindsOfMoney giving={giving} />
          <LogDonation site={site} missing={goal ? goal.goal_cents - giving.session_donated_cents : null} />
        </Stack>
      </Box>
      <DonationsSection site={site} session={session.id} />
    </>
  );
}

function GivingOfClass({ site }: { site: number }) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const giving = usePoints(site);
  const session = giving.data?.session;
  return (
    <TodayFrame
      query={giving}
      head={
        <GivingHead
          back="home"
          title={t("title")}
          text={
            session
              ? t("session", {
                  name: session.name,
                  start: format.date(session.start),
                  end: format.date(session.end),
                })
              : t("text")
          }
        >
          <Button component={Link} to={`${givingPath}/story`} variant="outlined" startIcon={<StoryIcon />}>
            {t("story.open")}
          </Button>
        </GivingHead>
      }
    >
      {giving.data && <SessionsGiving site={site} giving={giving.data} />}
    </TodayFrame>
  );
}

/** A class's charity, goal, thermometer and donations. */
export function CharityActivityPage() {
  return <WithSite>{(site) => <GivingOfClass key={site.id} site={site.id} />}</WithSite>;
}
