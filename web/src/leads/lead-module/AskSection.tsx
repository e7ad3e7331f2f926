import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { call } from "../../core/api.ts";
import { succeed } from "../../core/toasts.ts";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { InquiryForm } from "./InquiryForm.tsx";
import { bodyOf } from "./inquiryBody.ts";
import { keepDraft, readDraft } from "./inquiryDraft.ts";
import { Lantern } from "./pictures/Lantern.tsx";
import { publicLeadCalls } from "./publicLeadCalls.ts";
import { useInquiryForm } from "./useInquiryForm.ts";

interface Sent {
  readonly name: string;
  readonly unique_id: string;
}

/** The form, and in its place the thanks once it has been sent. */
export function AskSection() {
  const { t } = useTranslation("landing");
  const [sent, setSent] = useState<Sent | null>(null);
  const after = [t("ask.afterText1"), t("ask.afterText2"), t("ask.afterText3")];
  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 4, md: 8 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 7fr)" },
        alignItems: "start",
      }}
    >
      <Box>
        <Typography variant="h2" sx={{ typography: { xs: "h1", md: "h1" } }}>
          {t("ask.title")}
        </Typography>
        <Typography component="p" variant="subtitle1" sx={{ color: "text.secondary", mt: 1.5 }}>
          {t("ask.intro")}
        </Typography>
        <Typography variant="h3" sx={{ mt: 4, mb: 2 }}>
          {t("ask.afterTitle")}
        </Typography>
        <Stack component="ol" sx={{ gap: 2 }}>
          {after.map((text, index) => (
            <Stack component="li" key={text} direction="row" sx={{ gap: 2 }}>
              <Box
                aria-hidden
                sx={{
                  flexShrink: 0,
                  width: 36,
                  height: 36,
                  borderRadius: "50%",
                  display: "grid",
                  placeItems: "center",
                  bgcolor: "background.tint",
                  color: "primary.main",
                  typography: "h4",
                }}
              >
                {index + 1}
              </Box>
              <Typography sx={{ pt: 0.75, textWrap: "pretty" }}>{text}</Typography>
            </Stack>
          ))}
        </Stack>
      </Box>
      <Card className="no-print" sx={{ p: { xs: 2.5, sm: 5 } }}>
        {sent ? <Thanks {...sent} /> : <Ask onSent={setSent} />}
      </Card>
    </Box>
  );
}

function Ask({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const { t } = useTranslation("landing");
  const [params] = useSearchParams();
  const [trap, setTrap] = useState("");
  const source = params.get("source")?.slice(0, 100) || "lead-module";
  const state = useInquiryForm(
    readDraft(),
    t("ask.failed"),
    async (values) => {
      const { data, message } = await call(publicLeadCalls.create, {
        body: { ...bodyOf(values), source, website: trap },
      });
      keepDraft(null);
      if (message) succeed(message);
      onSent({ name: values.first_name.trim(), unique_id: data.unique_id });
    },
    keepDraft,
  );
  return (
    <InquiryForm state={state} submitLabel={t("ask.send")}>
      {/* Out of everybody's sight and way; machines that fill in whatever they find give themselves away. */}
      <Box aria-hidden sx={visuallyHidden}>
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={trap}
          onChange={(event) => setTrap(event.target.value)}
        />
      </Box>
      <Typography variant="note">{t("ask.privacy")}</Typography>
    </InquiryForm>
  );
}

function Thanks({ name, unique_id }: Sent) {
  const { t } = useTranslation("landing");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack sx={{ alignItems: "center", textAlign: "center", gap: 2, py: { xs: 2, sm: 4 } }}>
      <Lantern />
      <Typography ref={heading} tabIndex={-1} variant="h1" component="h3">
        {t("thanks.title", { name })}
      </Typography>
      <Typography component="p" variant="subtitle1" sx={{ maxWidth: 440, textWrap: "pretty" }}>
        {t("thanks.text")}
      </Typography>
      <Button
        component={Link}
        to={`/lead-module/${unique_id}`}
        variant="contained"
        size="large"
        sx={{ mt: 1 }}
      >
        {t("thanks.open")}
      </Button>
    </Stack>
  );
}
