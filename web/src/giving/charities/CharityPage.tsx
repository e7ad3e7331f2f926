import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { TodayFrame } from "../../classroom/today/TodayFrame.tsx";
import { WithSite } from "../../classroom/WithSite.tsx";
import { useFormat } from "../../core/language.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { GivingHead } from "../charity-activity/GivingHead.tsx";
import { givingPath } from "../shared/givingPath.ts";
import { type Choice, useCandidates, useChoices } from "../shared/useGiving.ts";
import { CharityPicture } from "./CharityPicture.tsx";
import { CharityWebsite } from "./CharityWebsite.tsx";
import { CountryName } from "./CountryName.tsx";

function Given({ choices }: { choices: readonly Choice[] }) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  return (
    <Stack component="ul" sx={{ gap: 2 }}>
      {choices.map((choice) => (
        <Box component="li" key={choice.id}>
          <Typography
            component={Link}
            to={`${givingPath}/story?session=${choice.session.id}`}
            sx={{ fontWeight: 700, color: "primary.main" }}
          >
            {choice.session.name}
          </Typography>
          <Typography color="textSecondary">
            {format.date(choice.session.start)} – {format.date(choice.session.end)}
          </Typography>
          <Typography>
            {t(`charity.given.${choice.sponsors}`, {
              brought: format.money(choice.donated_cents),
              earned: format.money(choice.earned_cents),
            })}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}

function OneCharity({ site }: { site: number }) {
  const { t } = useTranslation("giving");
  const id = Number(useParams().id);
  const candidates = useCandidates(site);
  const choices = useChoices(site);
  const format = useFormat();
  const paidHere = (choices.data ?? []).flatMap(({ session, paid_elsewhere }) =>
    paid_elsewhere
      .filter(({ charity }) => charity.id === id)
      .map(({ paid_cents }) => [session.name, paid_cents] as const),
  );
  const ours = (choices.data ?? []).filter(({ charity }) => charity.id === id);
  const charity = candidates.data?.find((each) => each.id === id) ?? ours[0]?.charity;
  const both = {
    isPending: candidates.isPending || choices.isPending,
    error: candidates.error ?? choices.error,
    data: candidates.data && choices.data,
    refetch: () => Promise.all([candidates.refetch(), choices.refetch()]),
  };
  return (
    <TodayFrame
      query={both}
      head={
        <GivingHead
          back="giving"
          title={charity?.name ?? t("charity.one")}
          text={
            charity && (
              <>
                {charity.state && `${charity.state}, `}
                <CountryName code={charity.country} />
                {charity.category && ` · ${charity.category.name}`}
              </>
            )
          }
        />
      }
    >
      {charity ? (
        <Box
          sx={{
            display: "grid",
            gap: 3,
            alignItems: "start",
            gridTemplateColumns: { md: "minmax(0, 1fr) 20rem" },
          }}
        >
          <Section title={t("charity.story")}>
            <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 3, alignItems: "flex-start" }}>
              <CharityPicture charity={charity} size="9rem" />
              <Stack sx={{ gap: 1.5, minWidth: 0 }}>
                <Typography variant="subtitle1" component="p" sx={{ whiteSpace: "pre-line" }}>
                  {charity.description ?? t("charity.noStory")}
                </Typography>
                {charity.website && <CharityWebsite website={charity.website} />}
              </Stack>
            </Stack>
          </Section>
          <Section title={t("charity.ours")}>
            {ours.length > 0 && <Given choices={ours} />}
            {paidHere.map(([session, cents]) => (
              <Typography key={session}>
                {t("charity.paidHere", { session, amount: format.money(cents) })}
              </Typography>
            ))}
            {ours.length + paidHere.length === 0 && t("charity.never")}
          </Section>
        </Box>
      ) : (
        <EmptyState title={t("charity.unknown")} text={t("charity.unknownText")} />
      )}
    </TodayFrame>
  );
}

export function CharityPage() {
  return <WithSite>{(site) => <OneCharity key={site.id} site={site.id} />}</WithSite>;
}
