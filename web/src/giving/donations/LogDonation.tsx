import { classDonationEndpoints } from "@kindling/contract";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { throwConfetti } from "../../classroom/celebrating/throwConfetti.ts";
import { useMe } from "../../classroom/today/useToday.ts";
import { call } from "../../core/api.ts";
import { succeed } from "../../core/toasts.ts";
import { Section } from "../../ui/page/Section.tsx";
import { useOrganizationDay, useRenewGiving } from "../shared/useGiving.ts";
import { DonationForm } from "./DonationForm.tsx";

/** Logs what the class has brought in: an amount and Enter will do. */
export function LogDonation({ site, missing }: { site: number; missing: number | null }) {
  const { t } = useTranslation("giving");
  const today = useOrganizationDay();
  const renew = useRenewGiving();
  const confetti = useMe().data?.confetti ?? false;
  const fresh = useMemo(() => ({ amount: "", donated_on: today, note: "" }), [today]);
  return (
    <Section title={t("donation.log")}>
      <DonationForm
        key={today}
        fresh={fresh}
        submit={t("donation.logIt")}
        failed={t("failed.log")}
        latest={today}
        save={async (body, idempotencyKey) => {
          const reply = await call(classDonationEndpoints.create, {
            body: { ...body, school_id: site },
            idempotencyKey,
          });
          succeed(reply.message ?? t("done.logged"));
          const reaches = missing !== null && missing > 0 && body.amount_cents >= missing;
          if (confetti && reaches && reply.data.status !== "held") void throwConfetti();
          await renew();
        }}
      />
    </Section>
  );
}
