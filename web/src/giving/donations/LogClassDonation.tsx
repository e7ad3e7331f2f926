import { classDonationEndpoints } from "@kindling/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { succeed } from "../../core/toasts.ts";
import { ClassDialog } from "../../people/classes/ClassDialog.tsx";
import { useOrganizationDay } from "../shared/useGiving.ts";
import { DonationForm } from "./DonationForm.tsx";

export function LogClassDonation({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("giving");
  const today = useOrganizationDay();
  const queries = useQueryClient();
  return (
    <ClassDialog title={t("donation.log")} onClose={onClose}>
      {(school_id, user_id) => (
        <DonationForm
          key={`${school_id} ${user_id}`}
          fresh={{ amount: "", donated_on: today, note: "" }}
          submit={t("donation.logIt")}
          failed={t("failed.log")}
          latest={today}
          save={async (body, idempotencyKey) => {
            const reply = await call(classDonationEndpoints.create, {
              body: { ...body, school_id, user_id },
              idempotencyKey,
            });
            succeed(reply.message ?? t("done.logged"));
            onClose();
            await queries.invalidateQueries();
          }}
        />
      )}
    </ClassDialog>
  );
}
