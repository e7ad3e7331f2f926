import type { ClassroomItem } from "@kindling/contract";
import Families from "@mui/icons-material/FamilyRestroomRounded";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { QrCode } from "../../account/qr-code/QrCode.tsx";
import { StageDialog } from "../stage/StageDialog.tsx";
import { StageTool } from "../stage/StageTool.tsx";
import { stageQrWidth } from "../stage/stageQrWidth.ts";
import { useCurriculum } from "../today/useToday.ts";
import { addressInShort } from "./addressInShort.ts";
import { filmShownAt } from "./filmShownAt.ts";

/** Where a step shows a film: opens the address at which families watch it, to photograph, copy or print. */
export function FilmPageTool({
  item,
  site,
  at,
  onPrint,
}: {
  readonly item: ClassroomItem;
  readonly site: number;
  /** The step on the stage. */
  readonly at: unknown;
  readonly onPrint: () => void;
}) {
  const { t } = useTranslation(["presenter", "stage"]);
  const { data: all = [] } = useCurriculum(site);
  const [isShown, setShown] = useState(false);
  const [copied, setCopied] = useState<"copied" | "notCopied" | null>(null);
  const film = filmShownAt(item, Number(at), all);
  const address = film?.family_page;
  if (!address) return null;
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied("copied");
    } catch {
      setCopied("notCopied");
    }
  }
  const close = () => {
    setShown(false);
    setCopied(null);
  };
  return (
    <>
      <StageTool label={t("filmPage.tool")} icon={Families} onClick={() => setShown(true)} roomy />
      <StageDialog
        open={isShown}
        title={t("filmPage.tool")}
        onClose={close}
        buttons={
          <>
            <Button onClick={onPrint}>{t("stage:print.print")}</Button>
            <Button onClick={() => void copy(address)}>{t("filmPage.copy")}</Button>
            <Button variant="contained" onClick={close} autoFocus>
              {t("filmPage.close")}
            </Button>
          </>
        }
      >
        <Stack
          // Keys of the stage below do nothing meanwhile.
          onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
          direction={{ xs: "column", sm: "row" }}
          sx={{ gap: 3, alignItems: "center" }}
        >
          <QrCode text={address} label={t("filmPage.qr")} width={stageQrWidth} />
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 700 }}>{film.title}</Typography>
            <Typography>{t("filmPage.text")}</Typography>
            <Link href={address} target="_blank" rel="noreferrer" sx={{ overflowWrap: "anywhere" }}>
              {addressInShort(address)}
            </Link>
            <Typography role="status">{copied && t(`filmPage.${copied}`)}</Typography>
          </Stack>
        </Stack>
      </StageDialog>
    </>
  );
}
