import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

interface VoteQuestionProps {
  text: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks for confirmation, so that no student ends the vote by accident. */
export function VoteQuestion({ text, yes, onYes, onNo }: VoteQuestionProps) {
  const { t } = useTranslation("giving");
  return (
    <>
      <Typography variant="stageLabel" component="p" role="alert">
        {text}
      </Typography>
      <Button size="large" variant="contained" autoFocus onClick={onYes}>
        {yes}
      </Button>
      <Button size="large" variant="outlined" onClick={onNo}>
        {t("vote.notYet")}
      </Button>
    </>
  );
}
