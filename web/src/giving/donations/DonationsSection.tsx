import { classDonationEndpoints } from "@kindling/contract";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { ExportButton } from "../../ui/list/ExportButton.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { DonationState } from "../shared/DonationState.tsx";
import { type Donation, useDonations, useRenewGiving } from "../shared/useGiving.ts";
import { AdjustedLines } from "./AdjustedLines.tsx";
import { CorrectDialog } from "./CorrectDialog.tsx";
import { DonationHistory } from "./DonationHistory.tsx";

const exported = ["donated_on", "amount_cents", "note", "status", "charity"];

/** What the class has brought in, entry by entry; what is only counted yet can be corrected or taken out. */
export function DonationsSection({ site, session }: { site: number; session: number }) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const donations = useDonations(site, session);
  const renew = useRenewGiving();
  const { ask, dialog } = useConfirm();
  const [told, setTold] = useState<Donation | null>(null);
  const [corrected, setCorrected] = useState<Donation | null>(null);
  const historyTitle = useId();

  const voidIt = async (donation: Donation) => {
    const agreed = await ask({
      title: t("donation.voidTitle"),
      text: t("donation.voidText", {
        amount: format.money(donation.amount_cents),
        date: format.date(donation.donated_on),
      }),
      confirm: t("donation.void"),
      risky: true,
    });
    if (!agreed) return;
    try {
      const body = { status: "void" as const };
      const { id, version } = donation;
      const reply = await call(classDonationEndpoints.update, { params: { id }, body, version });
      succeed(reply.message ?? t("done.saved"));
    } catch (error) {
      fail(error, t("failed.void"));
    }
    await renew();
  };

  return (
    <Section
      title={t("donation.list")}
      aside={
        donations.data &&
        donations.data.length > 0 && (
          <ExportButton
            list={classDonationEndpoints.list}
            name={t("donation.list")}
            query={{ school_id: site, sessions: [session], sort: "donated_on", order: "desc" }}
            fields={exported}
          />
        )
      }
    >
      {donations.isPending && <Skeleton variant="rounded" height={120} />}
      {donations.isError && <ErrorNote found={donations} things={t("donation.list")} />}
      {donations.data?.length === 0 && <Typography color="textSecondary">{t("donation.none")}</Typography>}
      <Stack component="ul">
        {donations.data?.map((donation) => (
          <Stack
            component="li"
            key={donation.id}
            direction="row"
            sx={{
              alignItems: "center",
              flexWrap: "wrap",
              columnGap: 2,
              rowGap: 0.5,
              py: 1.25,
              borderTop: 1,
              borderColor: "divider",
              "&:first-of-type": { borderTop: 0 },
            }}
          >
            <Typography
              component="span"
              variant="h3"
              sx={{
                minWidth: "7ch",
                fontVariantNumeric: "tabular-nums",
                ...(donation.status === "void" && {
                  textDecoration: "line-through",
                  color: "text.secondary",
                }),
              }}
            >
              {format.money(donation.amount_cents)}
            </Typography>
            <Stack sx={{ flex: "1 1 12rem", minWidth: 0 }}>
              <span>{format.date(donation.donated_on)}</span>
              {donation.status === "held" && (
                <Typography component="span" variant="body2">
                  {t("donation.held")}
                </Typography>
              )}
              {donation.status === "paid" && (
                <Typography component="span" variant="body2">
                  {t("donation.paidTo", { name: donation.charity.name })}
                </Typography>
              )}
              <AdjustedLines donation={donation} />
              {donation.note && (
                <Typography component="span" variant="body2" color="textSecondary">
                  {donation.note}
                </Typography>
              )}
            </Stack>
            <DonationState status={donation.status} />
            <Button
              size="small"
              color="secondary"
              onClick={() => setTold(donation)}
              aria-label={t("history.ofOne", { amount: format.money(donation.amount_cents) })}
            >
              {t("history.title")}
            </Button>
            {donation.can.includes("update") && (
              <Stack direction="row">
                <Button
                  size="small"
                  onClick={() => setCorrected(donation)}
                  aria-label={t("donation.correctOne", { amount: format.money(donation.amount_cents) })}
                >
                  {t("donation.correct")}
                </Button>
                {donation.next.includes("void") && (
                  <Button
                    size="small"
                    color="error"
                    onClick={() => void voidIt(donation)}
                    aria-label={t("donation.voidOne", { amount: format.money(donation.amount_cents) })}
                  >
                    {t("donation.void")}
                  </Button>
                )}
              </Stack>
            )}
          </Stack>
        ))}
      </Stack>
      <Dialog
        open={told !== null}
        onClose={() => setTold(null)}
        maxWidth="sm"
        fullWidth
        aria-labelledby={historyTitle}
      >
        <DialogTitle id={historyTitle}>
          {told && t("history.ofOne", { amount: format.money(told.amount_cents) })}
        </DialogTitle>
        <DialogContent>{told && <DonationHistory donation={told} />}</DialogContent>
        <DialogActions>
          <Button onClick={() => setTold(null)}>{t("history.close")}</Button>
        </DialogActions>
      </Dialog>
      {corrected && <CorrectDialog donation={corrected} onSaved={renew} onClose={() => setCorrected(null)} />}
      {dialog}
    </Section>
  );
}
