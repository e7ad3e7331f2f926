import StoryIcon from "@mui/icons-material/AutoStoriesRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { TodayFrame } from "../../classroom/today/TodayFrame.tsx";
import { usePoints } from "../../classroom/today/useToday.ts";
import { WithSite } from "../../classroom/WithSite.tsx";
import { useFormat } from "../../core/language.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ChooseCharity } from "../charity-choices/ChooseCharity.tsx";
import { ChosenCharity } from "../charity-choices/ChosenCharity.tsx";
import { DonationsSection } from "../donations/DonationsSection.tsx";
import { LogDonation } from "../donations/LogDonation.tsx";
import { GoalCard } from "../goals/GoalCard.tsx";
import { givingPath } from "../shared/givingPath.ts";
import { TwoKindsOfMoney } from "../shared/TwoKindsOfMoney.tsx";
import type { Giving } from "../shared/useGiving.ts";
import { GivingHead } from "./GivingHead.tsx";

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

export function CharityActivityPage() {
  return <WithSite>{(site) => <GivingOfClass key={site.id} site={site.id} />}</WithSite>;
}
