import type { PlaceOverview } from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { Section } from "../../ui/page/Section.tsx";
import { Figure } from "./Figure.tsx";
import { PlaceCharities } from "./PlaceCharities.tsx";
import type { PlaceLinks } from "./placeLinks.ts";

/** The current session of a place in figures: who is with it, and what it has given. */
export function PlaceFigures({
  overview,
  links,
  leaderRoles,
  structure,
}: {
  readonly overview: PlaceOverview;
  readonly links: PlaceLinks;
  /** The roles counted as its leaders; none when its reader can't see them listed. */
  readonly leaderRoles: string | undefined;
  readonly structure?: ReactNode;
}) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const { session, people, giving } = overview;
  const { instructors, active, waiting, leaders } = people;
  const isEmpty = instructors + leaders === 0;
  return (
    <Section
      title={session?.name ?? t("places.noSession")}
      aside={
        session && (
          <Typography color="textSecondary">
            {t("places.until", { start: format.date(session.start), end: format.date(session.end) })}
          </Typography>
        )
      }
    >
      <Box
        sx={{
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: {
            xs: "repeat(auto-fit, minmax(140px, 1fr))",
            sm: "repeat(3, minmax(0, 1fr))",
            xl: "repeat(4, minmax(0, 1fr))",
          },
        }}
      >
        <Figure
          label={t("places.active")}
          value={t("places.of", { part: format.number(active), all: format.number(instructors) })}
          note={t(
            instructors === 0
              ? "places.noInstructors"
              : session
                ? "places.activeNote"
                : "places.betweenSessions",
          )}
          {...(session && instructors > 0 && { share: active / instructors })}
          to={links.participation(session?.id)}
        />
        <Figure
          label={t("places.instructors")}
          value={format.number(instructors)}
          to={links.people({ role: "Instructor", is_active: "true" })}
        />
        <Figure
          label={t("places.leaders")}
          value={format.number(leaders)}
          to={leaderRoles && links.people({ role: leaderRoles, is_active: "true" })}
        />
        <Figure
          label={t("places.waiting")}
          value={format.number(waiting)}
          note={t(waiting > 0 ? "places.waitingNote" : isEmpty ? "places.nobodyToSignIn" : "places.allIn")}
          to={links.people({ has_signed_in: "false", is_active: "true" })}
        />
        <Figure
          label={t("places.earned")}
          value={format.money(giving.session.earned_cents)}
          note={t("places.points", {
            count: giving.session.points,
            points: format.number(giving.session.points),
          })}
          to={session ? links.responses(session.id) : undefined}
        />
        <Figure
          label={t("places.earnedInAll")}
          value={format.money(giving.in_all.earned_cents)}
          note={t("places.points", {
            count: giving.in_all.points,
            points: format.number(giving.in_all.points),
          })}
          to={links.responses()}
        />
        <Figure
          label={t("places.donated")}
          value={format.money(giving.session.donated_cents)}
          note={t("places.verified", { amount: format.money(giving.session.verified_cents) })}
        />
        <Figure
          label={t("places.donatedInAll")}
          value={format.money(giving.in_all.donated_cents)}
          note={t("places.verified", { amount: format.money(giving.in_all.verified_cents) })}
        />
      </Box>
      {structure && (
        <Box className="no-print" sx={{ mt: 2, maxWidth: 280 }}>
          {structure}
        </Box>
      )}
      {giving.charities.length > 0 && <PlaceCharities charities={giving.charities} />}
    </Section>
  );
}
