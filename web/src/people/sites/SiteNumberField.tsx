import { siteEndpoints, sites } from "@kindling/contract";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail } from "../../core/toasts.ts";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { useMayCall } from "../../ui/useMayCall.ts";

const { NumberField, useField } = fieldsOf(sites);

/** The number of a site, which the server can propose. */
export function SiteNumberField() {
  const { t } = useTranslation("people");
  const field = useField({ name: "site_number" });
  const mayAsk = useMayCall(siteEndpoints.nextNumber);
  const propose = async () => {
    try {
      field.onChange((await call(siteEndpoints.nextNumber)).data.site_number);
    } catch (error) {
      fail(error, t("sites.numberFailed"));
    }
  };
  return (
    <Stack sx={{ alignItems: "flex-start", gap: 0.5 }}>
      <NumberField name="site_number" />
      {mayAsk && !field.readOnly && !field.value && (
        <Button size="small" sx={{ ml: -1.5 }} onClick={() => void propose()}>
          {t("sites.nextNumber")}
        </Button>
      )}
    </Stack>
  );
}
