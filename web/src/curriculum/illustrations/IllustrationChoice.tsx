import RemoveIcon from "@mui/icons-material/DeleteOutlineRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { Illustration } from "./Illustration.tsx";

const picker = loadOnce(() => import("./IllustrationPicker.tsx"));

/** An illustration with buttons to choose another or none. */
export function IllustrationChoice({
  value,
  label,
  readOnly,
  onChange,
}: {
  readonly value: string | null;
  /** What it illustrates, for those who don't see where it stands. */
  readonly label: string;
  readonly readOnly: boolean;
  readonly onChange: (illustration: string | null) => void;
}) {
  const { t } = useTranslation("curriculum");
  const [open, setOpen] = useState(false);
  return (
    <Stack direction="row" sx={{ alignItems: "center", gap: 1.5 }}>
      {value && (
        <Illustration
          illustration={value}
          sx={{ width: 56, height: 56, objectFit: "contain", borderRadius: 1 }}
        />
      )}
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        disabled={readOnly}
        aria-label={t(value ? "illustration.changeOf" : "illustration.chooseOf", { name: label })}
        onClick={() => setOpen(true)}
      >
        {t(value ? "illustration.change" : "illustration.choose")}
      </Button>
      {value && !readOnly && (
        <IconButton aria-label={t("illustration.removeOf", { name: label })} onClick={() => onChange(null)}>
          <RemoveIcon />
        </IconButton>
      )}
      {open && (
        <Later from={picker}>
          {({ IllustrationPicker }) => (
            <IllustrationPicker
              value={value}
              onClose={() => setOpen(false)}
              onPick={(illustration) => {
                setOpen(false);
                onChange(illustration);
              }}
            />
          )}
        </Later>
      )}
    </Stack>
  );
}
