import { makePuzzle, type PuzzleSource, resources, sayPuzzleFault } from "@kindling/contract";
import PrintIcon from "@mui/icons-material/PrintOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Skeleton from "@mui/material/Skeleton";
import Switch from "@mui/material/Switch";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { useLabels } from "../../../core/labels.ts";
import { useLanguage } from "../../../core/language.ts";
import { dataQueryAs } from "../../../ui/dataQuery.ts";
import { PageFailure } from "../../../ui/feedback/PageFailure.tsx";
import { PageHeader } from "../../../ui/feedback/PageHeader.tsx";
import { PuzzleSheet } from "../../puzzle-drawing/PuzzleSheet.tsx";
import { activityScreens } from "../activityScreens.ts";

interface StoredPuzzle {
  readonly title: string;
  readonly details: PuzzleSource;
}

const { calls, path } = activityScreens.puzzle;

export function PuzzlePrintPage() {
  const { t } = useTranslation("puzzles");
  const labels = useLabels(resources.puzzle);
  const language = useLanguage();
  const id = Number(useParams().id);
  const [withKey, setWithKey] = useState(true);
  const found = useQuery(dataQueryAs<StoredPuzzle>([calls.get.name, id], calls.get, { params: { id } }));
  const item = found.data;
  const made = useMemo(() => item && makePuzzle(item.details), [item]);
  const back = (
    <Button component={Link} to={path} color="secondary">
      {t("print.back")}
    </Button>
  );
  if (found.isError && !item) return <PageFailure found={found} labels={labels} back={back} />;
  return (
    <>
      <Box className="no-print">
        <PageHeader title={t("print.title")} text={t("print.text")}>
          <FormControlLabel
            label={t("print.key")}
            sx={{ mr: 1, gap: 0.5 }}
            control={<Switch checked={withKey} onChange={(_event, on) => setWithKey(on)} />}
          />
          {back}
          <Button
            variant="contained"
            startIcon={<PrintIcon />}
            disabled={!made?.puzzle}
            onClick={() => window.print()}
          >
            {t("print.print")}
          </Button>
        </PageHeader>
      </Box>
      {!item || !made ? (
        <Skeleton variant="rounded" sx={{ width: "min(100%, 8.5in)", mx: "auto", height: 800 }} />
      ) : made.puzzle ? (
        <PuzzleSheet title={item.title} source={item.details} puzzle={made.puzzle} withKey={withKey} />
      ) : (
        <Alert
          severity="info"
          action={
            <Button component={Link} to={`${path}?edit=${id}`} color="inherit" size="small">
              {t("print.edit")}
            </Button>
          }
        >
          {t("print.unfinished")}{" "}
          {made.faults.map((fault) => `${sayPuzzleFault(fault, language)}.`).join(" ")}
        </Alert>
      )}
    </>
  );
}
