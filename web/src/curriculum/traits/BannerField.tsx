import { traits } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";

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
        <ToggleChoice
          label={field.label}
          value={way}
          choices={ways.map((each) => ({ value: each, children: t(`traits.bannerWays.${each}`) }))}
          onChange={(next) => {
            field.onChange(null);
            setWay(next);
          }}
          sx={{ alignSelf: "flex-start" }}
        />
      )}
    </Stack>
  );
}
