import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useMe } from "../today/useToday.ts";
import { WelcomeVideo } from "./WelcomeVideo.tsx";

interface WelcomeCardProps {
  readonly address: string;
  readonly title: string;
  readonly onPutAway: () => void;
}

export function WelcomeCard({ address, title, onPutAway }: WelcomeCardProps) {
  const { t } = useTranslation("home");
  const me = useMe().data;
  return (
    <Card
      component="section"
      aria-labelledby="welcome"
      sx={{
        display: "grid",
        gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 26rem)" },
        alignItems: "center",
        bgcolor: "background.tint",
        borderColor: "transparent",
      }}
    >
      <Stack sx={{ p: { xs: 3, md: 4 }, gap: 1.5, alignItems: "flex-start" }}>
        <Typography id="welcome" variant="h2">
          {me ? t("welcome.named", { name: me.first_name }) : t("welcome.title")}
        </Typography>
        <Typography>{t("welcome.text", { title })}</Typography>
        <Button variant="outlined" onClick={onPutAway} sx={{ mt: 0.5 }}>
          {t("welcome.putAway")}
        </Button>
      </Stack>
      <Box sx={{ p: { xs: 2, md: 2.5 }, pt: { xs: 0, md: 2.5 } }}>
        <WelcomeVideo address={address} title={title} />
      </Box>
    </Card>
  );
}
