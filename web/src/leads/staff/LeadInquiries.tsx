import { leadEndpoints } from "@kindling/contract";
import CopyIcon from "@mui/icons-material/LinkRounded";
import RenewIcon from "@mui/icons-material/RefreshRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { Section } from "../../ui/page/Section.tsx";
import type { Lead } from "./Lead.ts";
import { useSourceName } from "./useSourceName.ts";

/** What the lead wrote, inquiry by inquiry, each with the link to its page: looking at that ourselves would count. */
export function LeadInquiries({ lead }: { readonly lead: Lead }) {
  const { t } = useTranslation("people");
  const sourceName = useSourceName();
  const format = useFormat();
  const found = useQuery({
    ...dataQuery([leadEndpoints.inquiries.name, lead.id, lead.version], leadEndpoints.inquiries, {
      params: { id: lead.id },
    }),
    placeholderData: (before) => before,
  });
  const queries = useQueryClient();
  const renew = async () => {
    try {
      const { message } = await call(leadEndpoints.renewLinks, { params: { id: lead.id } });
      succeed(message);
    } catch (error) {
      fail(error, t("leads.updateFailed"));
    } finally {
      await queries.invalidateQueries({ queryKey: [leadEndpoints.inquiries.name] });
    }
  };
  const copy = async (key: string) => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/lead-module/${key}`);
      succeed(t("leads.copied"));
    } catch (error) {
      fail(error, t("leads.copyFailed"));
    }
  };
  return (
    <Section title={t("leads.inquiries")}>
      {found.isError ? (
        <ErrorNote found={found} things={t("leads.inquiries")} />
      ) : !found.data ? (
        <Skeleton variant="rounded" height={110} />
      ) : (
        <Stack spacing={3}>
          {found.data.map((inquiry) => (
            <Box component="article" key={inquiry.unique_id}>
              {inquiry.message ? (
                <Typography
                  component="blockquote"
                  variant="subtitle1"
                  sx={{
                    m: 0,
                    pl: 2,
                    borderLeft: 4,
                    borderColor: "primary.main",
                    whiteSpace: "pre-wrap",
                    textWrap: "pretty",
                  }}
                >
                  {inquiry.message}
                </Typography>
              ) : (
                <Typography color="textSecondary">{t("leads.noMessage")}</Typography>
              )}
              <Stack
                direction="row"
                sx={{
                  flexWrap: "wrap",
                  alignItems: "center",
                  columnGap: 1.5,
                  mt: 1,
                  color: "text.secondary",
                }}
              >
                <Typography variant="body2">
                  {[
                    format.moment(inquiry.created_at),
                    inquiry.program?.name,
                    inquiry.source && t("leads.inquirySource", { source: sourceName(inquiry.source) }),
                    inquiry.viewed_at
                      ? `${t("leads.inquiryViewed")} ${format.moment(inquiry.viewed_at)}`
                      : t("leads.inquiryNotViewed"),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </Typography>
                {inquiry.link_works ? (
                  <Button
                    size="small"
                    color="secondary"
                    startIcon={<CopyIcon />}
                    onClick={() => void copy(inquiry.unique_id)}
                  >
                    {t("leads.copy")}
                  </Button>
                ) : (
                  <>
                    <Typography variant="body2">{t("leads.linkEnded")}</Typography>
                    <Button
                      size="small"
                      color="secondary"
                      startIcon={<RenewIcon />}
                      onClick={() => void renew()}
                    >
                      {t("leads.renewLink")}
                    </Button>
                  </>
                )}
              </Stack>
            </Box>
          ))}
        </Stack>
      )}
    </Section>
  );
}
