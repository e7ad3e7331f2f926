import type { SubstituteLink, SubstituteState } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { UseQueryResult } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";

const tones: Readonly<Record<SubstituteState, Tone>> = {
  early: "info",
  open: "success",
  over: "neutral",
  ended: "neutral",
  locked: "warning",
};

/** The links of a class, newest first; those that still work can be ended. */
export function LinkList({
  found,
  withSites,
  end,
  onEnded,
}: {
  readonly found: UseQueryResult<SubstituteLink[]>;
  readonly withSites: boolean;
  readonly end: (link: number) => Promise<{ readonly message: string }>;
  readonly onEnded: (link: number) => Promise<void>;
}) {
  const { t } = useTranslation("header");
  const id = useId();
  const format = useFormat();
  const { ask, dialog } = useConfirm();
  const [ending, setEnding] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t("substitutes.list");
  const stop = async ({ id: link, day }: SubstituteLink) => {
    const agreed = await ask({
      title: t("substitutes.endTitle", { day: format.date(day) }),
      text: t("substitutes.endText"),
      confirm: t("substitutes.end"),
      risky: true,
    });
    if (!agreed) return;
    setEnding(link);
    try {
      const { message } = await end(link);
      succeed(message);
    } catch (error) {
      fail(error, t("substitutes.endFailed"));
    }
    await onEnded(link);
    setEnding(null);
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography ref={heading} id={id} tabIndex={-1} variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {found.isError && <ErrorNote found={found} things={title} />}
      {found.isPending && <Skeleton variant="rounded" height={80} />}
      {found.data?.length === 0 && <Typography color="textSecondary">{t("substitutes.none")}</Typography>}
      <Box component="ul" aria-labelledby={id} sx={{ display: "grid", gap: 2, p: 0, m: 0 }}>
        {found.data?.map((link) => (
          <Stack
            key={link.id}
            component="li"
            direction="row"
            sx={{ columnGap: 2, rowGap: 1, flexWrap: "wrap", alignItems: "flex-start" }}
          >
            <Box sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
              <Stack direction="row" sx={{ columnGap: 1.5, flexWrap: "wrap", alignItems: "center" }}>
                <Typography sx={{ fontWeight: 600 }}>{format.date(link.day)}</Typography>
                <StateChip tone={tones[link.state]} label={t(`substitutes.states.${link.state}`)} />
              </Stack>
              {withSites && <Typography variant="note">{link.site}</Typography>}
              <Typography variant="note">
                {link.first_used_at
                  ? t("substitutes.firstUsed", { at: format.moment(link.first_used_at) })
                  : t("substitutes.unused")}
                {" · "}
                {t("substitutes.responses", { count: link.responses })}
              </Typography>
              {link.made_by && (
                <Typography variant="note">{t("substitutes.madeBy", { name: link.made_by })}</Typography>
              )}
            </Box>
            {(link.state === "early" || link.state === "open") && (
              <Button
                size="small"
                color="secondary"
                variant="outlined"
                aria-label={t("substitutes.endNamed", { day: format.date(link.day) })}
                loading={ending === link.id}
                onClick={() => void stop(link)}
              >
                {t("substitutes.end")}
              </Button>
            )}
          </Stack>
        ))}
      </Box>
      {dialog}
    </Box>
  );
}
