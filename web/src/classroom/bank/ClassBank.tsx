import type { SvgIconComponent } from "@mui/icons-material";
import Star from "@mui/icons-material/AutoAwesomeRounded";
import Bank from "@mui/icons-material/SavingsRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSubstitute } from "../../account/substituting/useSubstitute.ts";
import { useFormat } from "../../core/language.ts";
import { useCountUp } from "../celebrating/useCountUp.ts";
import { usePoints } from "../today/useToday.ts";
import { type BankFigures, broughtBy, goalProgress } from "./bankFigures.ts";
import { GoalBar } from "./GoalBar.tsx";

/** The height of the figures, which is kept free until they are there. */
const height = 46;

/** Where there is room for the figures and not for their names, which are still read out. */
const phone = "@media (max-width: 759.95px)";

interface FigureProps {
  readonly icon: SvgIconComponent;
  readonly color: string;
  readonly value: string;
  readonly label: string;
}

function Figure({ icon: Icon, color, value, label }: FigureProps) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, minWidth: 0 }}>
      <Icon aria-hidden fontSize="small" sx={{ color: color }} />
      <Typography
        component="span"
        sx={{ typography: "h4", fontWeight: 800, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}
      >
        {value}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        sx={{ color: "text.secondary", whiteSpace: "nowrap", [phone]: visuallyHidden }}
      >
        {label}
      </Typography>
    </Box>
  );
}

function Figures({ figures }: { figures: BankFigures }) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const way = useSubstitute() ? {} : { component: Link, to: "/instructor/home/charity-activity" };
  const points = useCountUp(figures.points);
  const brought = broughtBy(figures);
  const progress = goalProgress(figures);
  const hasBegun = progress !== null && progress.brought > 0;
  return (
    <Box
      {...way}
      sx={{
        position: "relative",
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: { xs: "space-between", sm: "flex-start" },
        columnGap: { xs: 2, md: 3.5 },
        rowGap: 0.75,
        minHeight: height,
        px: { xs: 2, sm: 3, lg: 4 },
        pt: 0.75,
        pb: { xs: hasBegun ? 2 : 0.75, sm: 0.75 },
        color: "text.primary",
        textDecoration: "none",
        "&[href]:hover": { bgcolor: "background.tint" },
      }}
    >
      <Figure
        icon={Star}
        color="primary.main"
        value={format.number(points)}
        label={t("bank.points", { count: points })}
      />
      {progress ? (
        <Figure
          icon={Bank}
          color="area.charity"
          value={t("bank.broughtOf", {
            brought: format.money(progress.brought),
            goal: format.money(progress.goal),
          })}
          label={t("bank.thisSession")}
        />
      ) : (
        brought !== null && (
          <Figure icon={Bank} color="area.charity" value={format.money(brought)} label={t("bank.brought")} />
        )
      )}
      {progress && (
        <Box
          component="span"
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 1.25,
            position: { xs: "absolute", sm: "static" },
            insetInline: 16,
            bottom: 2,
            flex: "1 1 12rem",
            maxWidth: { md: "24rem" },
            ml: { md: "auto" },
          }}
        >
          {/* An empty bar without its words would be no more than a line. */}
          <Box component="span" sx={{ flex: 1, display: { xs: hasBegun ? "flex" : "none", sm: "flex" } }}>
            <GoalBar progress={progress} />
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {t("bank.verified", { amount: format.money(progress.verified) })}
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** What the class has won, and what it brought in: of its goal if it has one, else in all. In sight on every page, and the way to giving. */
export function ClassBank({ site }: { readonly site: number }) {
  const { t } = useTranslation("home");
  const { data: figures, isPending } = usePoints(site);
  if (!figures) return isPending && <Box sx={{ height }} />;
  return (
    <Box component="section" aria-label={t("bank.title")} sx={{ width: 1, maxWidth: 1280, mx: "auto" }}>
      <Figures figures={figures} />
    </Box>
  );
}
