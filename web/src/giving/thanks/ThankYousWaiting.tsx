import { thankYouEndpoints } from "@kindling/contract";
import ThanksIcon from "@mui/icons-material/VolunteerActivismRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { fetchPage } from "../../ui/list/listRows.ts";
import { useMayCall } from "../../ui/useMayCall.ts";

const query = { state: "waiting", rows: 1 };

/** How many thank-yous wait for staff, and the way to them; nothing if none does. */
export function ThankYousWaiting() {
  const { t } = useTranslation("thankYous");
  const mayDecide = useMayCall(thankYouEndpoints.step);
  const found = useQuery({
    queryKey: [thankYouEndpoints.list.name, query],
    queryFn: ({ signal }) => fetchPage(thankYouEndpoints.list, query, signal),
    enabled: mayDecide,
  });
  const count = found.data?.meta.total ?? 0;
  if (count === 0) return null;
  return (
    <Alert
      severity="info"
      icon={<ThanksIcon />}
      action={
        <Button component={Link} to="/thank-yous?state=waiting" size="small">
          {t("waiting.open")}
        </Button>
      }
    >
      {t("waiting.text", { count })}
    </Alert>
  );
}
