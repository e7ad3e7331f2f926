import { type ClassThankYou, type ReplyState, thankYouReplyEndpoints } from "@kindling/contract";
import ReplyIcon from "@mui/icons-material/ReplyRounded";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { classroomKey } from "../../classroom/today/useToday.ts";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { ReplyDialog } from "./ReplyDialog.tsx";

const changeable: readonly (ReplyState | undefined)[] = [undefined, "waiting", "sent_back", "withdrawn"];

/** What the class has replied to a thank-you, and what it can do about it. */
export function ClassReply({ thanks, site }: { readonly thanks: ClassThankYou; readonly site: number }) {
  const { t } = useTranslation("giving");
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { ask, dialog } = useConfirm();
  const { id, charity, reply } = thanks;
  const state = reply?.state;
  const isNew = !state || state === "withdrawn";
  const withdraw = async () => {
    const agreed = await ask({
      title: t("reply.withdrawTitle"),
      text: t("reply.withdrawText", { charity: charity.name }),
      confirm: t("reply.withdraw"),
    });
    if (!agreed) return;
    try {
      const { message } = await call(thankYouReplyEndpoints.withdraw, {
        params: { id },
        body: { school_id: site },
      });
      succeed(message ?? t("reply.withdraw"));
    } catch (error) {
      fail(error, t("reply.failed"));
    }
    await queries.invalidateQueries({ queryKey: [...classroomKey, "giving", "thankYous"] });
  };
  return (
    <div className="no-print">
      {state && (
        <Typography variant="note" component="p">
          {t(`reply.states.${state}`, { charity: charity.name })}
          {reply?.reason && ` ${reply.reason}`}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, ml: -0.5 }}>
        {changeable.includes(state) && (
          <Button
            size="small"
            startIcon={<ReplyIcon />}
            aria-label={t(isNew ? "reply.buttonFor" : "reply.changeFor", { charity: charity.name })}
            onClick={() => setOpen(true)}
          >
            {t(isNew ? "reply.button" : "reply.change")}
          </Button>
        )}
        {state && state !== "withdrawn" && state !== "declined" && (
          <Button size="small" color="secondary" onClick={() => void withdraw()}>
            {t("reply.withdraw")}
          </Button>
        )}
      </Stack>
      {isOpen && <ReplyDialog thanks={thanks} site={site} onClose={() => setOpen(false)} />}
      {dialog}
    </div>
  );
}
