import { type SponsorLink, sponsorPageEndpoints } from "@kindling/contract";
import AddIcon from "@mui/icons-material/AddLinkRounded";
import EndIcon from "@mui/icons-material/LinkOffRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import type { Sponsor } from "./sponsorFunding.ts";

/** The links to a sponsor's private page; the address is shown once, when it is made. */
export function LinksSection({ sponsor }: { readonly sponsor: Sponsor }) {
  const { t } = useTranslation("sponsors");
  const format = useFormat();
  const queries = useQueryClient();
  const { links, revokeLink } = sponsorPageEndpoints;
  const found = useQuery(dataQuery([links.name, sponsor.id], links, { params: { id: sponsor.id } }));
  const [isMaking, setMaking] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const end = async ({ id }: SponsorLink) => {
    try {
      await call(revokeLink, { params: { id } });
      succeed(t("links.ended"));
    } catch (error) {
      fail(error, t("links.endFailed"));
    }
    await queries.invalidateQueries({ queryKey: [links.name] });
  };
  const standing = ({ works, revoked_at, expires_on, opened_at }: SponsorLink) => {
    if (revoked_at) return t("links.endedOn", { date: format.date(revoked_at) });
    const until = t(works ? "links.worksUntil" : "links.workedUntil", { date: format.date(expires_on) });
    return `${until} · ${opened_at ? t("links.opened", { moment: format.moment(opened_at) }) : t("links.never")}`;
  };
  return (
    <Section
      title={t("links.title")}
      aside={
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setMaking(true)}>
          {t("links.make")}
        </Button>
      }
    >
      <Typography color="textSecondary">{t("links.text")}</Typography>
      {address && (
        <Alert severity="success" sx={{ mt: 2, "& .MuiAlert-message": { flex: 1, minWidth: 0 } }}>
          <Typography>{t("links.made")}</Typography>
          <TextField
            fullWidth
            size="small"
            label={t("links.address")}
            value={address}
            sx={{ mt: 1.5 }}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
        </Alert>
      )}
      {found.isError && <ErrorNote found={found} things={t("links.title")} />}
      {found.isPending && <Skeleton variant="rounded" height={48} />}
      <Box component="ul" sx={{ mt: 1 }}>
        {found.data?.map((link) => (
          <Box
            component="li"
            key={link.id}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              gap: 1,
              py: 1,
              borderTop: 1,
              borderColor: "divider",
            }}
          >
            <Typography sx={{ flex: "1 1 12rem", minWidth: 0 }}>{standing(link)}</Typography>
            {link.works && (
              <Button size="small" color="secondary" startIcon={<EndIcon />} onClick={() => void end(link)}>
                {t("links.end")}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {isMaking && (
        <LinkDialog
          sponsor={sponsor}
          onMade={(token) => {
            setAddress(`${window.location.origin}/sponsor/${token}`);
            void queries.invalidateQueries({ queryKey: [links.name] });
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </Section>
  );
}
