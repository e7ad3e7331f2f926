import { type Adjustment, adjustmentEndpoints } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { succeed } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { StateChip } from "../../ui/feedback/StateChip.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useMayOpen } from "../../ui/useMayOpen.ts";
import { MoneyText } from "../shared/MoneyText.tsx";
import { ReasonDialog } from "../shared/ReasonDialog.tsx";

const AnotherCharityDialog = lazy(async () => ({
  default: (await import("./AnotherCharityDialog.tsx")).AnotherCharityDialog,
}));

/** The lists from which donations and points are adjusted, with what can be of a session. */
const places = [
  { words: "donation", path: "/donations", query: "&status=counted,verified" },
  { words: "points", path: "/charity-teacher-association", query: "" },
] as const;

/** What was adjusted of a closed session, where it counts and why; each can be reversed once. */
export function AdjustmentsSection({ session }: { readonly session: number }) {
  const { t } = useTranslation("adjusting");
  const format = useFormat();
  const mayOpen = useMayOpen();
  const queries = useQueryClient();
  const [reversed, setReversed] = useState<Adjustment | null>(null);
  const [isGiving, setGiving] = useState(false);
  const { all, charity, reverse } = adjustmentEndpoints;
  const mayGive = useMayCall(charity);
  const found = useQuery(dataQuery([all.name, session], all, { params: { id: session } }));
  const target = found.data?.target;
  const reverseText = ({ kind, cents, from_charity }: Adjustment) => {
    const amount = format.money(kind === "donation" || kind === "points" ? -cents : cents);
    if (kind === "verification") return t("reverseLateText", { amount });
    if (kind !== "charity") return t("reverseText", { amount });
    return from_charity
      ? t("reverseCharityText", { amount, charity: from_charity.name })
      : t("reverseUnchosenText", { amount });
  };
  return (
    <Section title={t("title")}>
      {found.isPending && <Skeleton variant="rounded" height={72} />}
      {found.isError && <ErrorNote found={found} things={t("title")} />}
      {found.data && (
        <>
          <Typography color="textSecondary">
            {target
              ? t("text", { day: format.date(target.day), session: target.session.name })
              : t("noTarget")}
          </Typography>
          {target && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap", mt: 1.5 }}>
              {places
                .filter(({ path }) => mayOpen(path))
                .map(({ words, path, query }) => (
                  <Button
                    key={words}
                    component={Link}
                    variant="outlined"
                    to={`${path}?sessions=${session}${query}`}
                  >
                    {t(words)}
                  </Button>
                ))}
              {mayGive && (
                <Button variant="outlined" onClick={() => setGiving(true)}>
                  {t("elsewhere.action")}
                </Button>
              )}
            </Stack>
          )}
          {found.data.adjustments.length === 0 && <Typography sx={{ mt: 1.5 }}>{t("none")}</Typography>}
          <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, mt: 1 }}>
            {found.data.adjustments.map((adjustment) => (
              <Line
                key={adjustment.id}
                adjustment={adjustment}
                onReverse={target ? () => setReversed(adjustment) : undefined}
              />
            ))}
          </Box>
        </>
      )}
      {isGiving && (
        <Suspense>
          <AnotherCharityDialog session={session} onClose={() => setGiving(false)} />
        </Suspense>
      )}
      {reversed && (
        <ReasonDialog
          title={t("reverseTitle")}
          text={reverseText(reversed)}
          hint={t("reverseHint")}
          save={t("reverse")}
          most={500}
          failed={t("reverseFailed")}
          onSend={async (reason, idempotencyKey) => {
            const params = { id: reversed.id };
            const { message } = await call(reverse, { params, body: { reason }, idempotencyKey });
            succeed(message ?? t("reversed"));
            await queries.invalidateQueries();
          }}
          onClose={() => setReversed(null)}
        />
      )}
    </Section>
  );
}

function Line({
  adjustment,
  onReverse,
}: {
  readonly adjustment: Adjustment;
  readonly onReverse: (() => void) | undefined;
}) {
  const { t } = useTranslation("adjusting");
  const format = useFormat();
  const { user, school, donation, charity, from_charity, points, cents, reason, reverses_id, is_reversed } =
    adjustment;
  const name = `${user.name}, ${school.name}`;
  const what = donation
    ? t(adjustment.kind === "verification" ? "of.verification" : "of.donation", {
        class: name,
        amount: format.money(donation.amount_cents),
        day: format.date(donation.donated_on),
      })
    : t("of.points", { class: name, count: points ?? 0, charity: charity.name });
  const moved = { from: from_charity?.name ?? t("of.unchosen"), to: charity.name };
  const of = adjustment.kind === "charity" ? `${what} ${t("of.charity", moved)}` : what;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        alignItems: "flex-start",
        flexWrap: "wrap",
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <Typography component="span" sx={{ minWidth: "9ch", fontWeight: 600, textAlign: "right" }}>
        <MoneyText cents={cents} isVoid={is_reversed} />
      </Typography>
      <Stack sx={{ flex: "1 1 14rem", minWidth: 0, overflowWrap: "anywhere" }}>
        <span>{of}</span>
        <span>{reason}</span>
        <Typography component="span" variant="body2" color="textSecondary">
          {t("counts", {
            day: format.date(adjustment.effective_on),
            session: adjustment.in_session.name,
            name: adjustment.made_by.name,
            at: format.moment(adjustment.made_at),
          })}
        </Typography>
      </Stack>
      {reverses_id && <StateChip tone="neutral" label={t("reversal")} />}
      {is_reversed && <StateChip tone="neutral" label={t("reversed")} />}
      {!reverses_id && !is_reversed && onReverse && (
        <Button
          size="small"
          color="error"
          aria-label={`${t("reverse")}: ${format.money(cents)}, ${of}`}
          onClick={onReverse}
        >
          {t("reverse")}
        </Button>
      )}
    </Stack>
  );
}
