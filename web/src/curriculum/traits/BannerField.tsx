import { traits } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";

const { FileField, TextField, useField } = fieldsOf(traits);

const ways = ["file", "address"] as const;

/** A trait's banner: a picture that is uploaded, or the address of one that lies elsewhere. */
export function BannerField() {
  const { t } = useTranslation("curriculum");
  const field = useField({ name: "banner_url" });
  const liesElsewhere = typeof field.value === "string" && /^https?:/.test(field.value);
  const [way, setWay] = useState<(typeof ways)[number]>(liesElsewhere ? "address" : "file");
  return (
    <Stack spacing={1}>
      {way === "file" ? (
        <FileField name="banner_url" accept="image/*" />
      ) : (
        <TextField name="banner_url" type="url" hint={t("traits.bannerHint")} />
      )}
      {!field.readOnly && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={way}
          sx={{ alignSelf: "flex-start", "& .MuiToggleButton-root": { px: 1.5 } }}
          aria-label={field.label}
          onChange={(_event, next: (typeof ways)[number] | null) => {
            if (!next || next === way) return;
            field.onChange(null);
            setWay(next);
          }}
        >
          {ways.map((each) => (
            <ToggleButton key={each} value={each}>
              {t(`traits.bannerWays.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </Stack>
  );
}
