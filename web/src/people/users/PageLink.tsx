import Link from "@mui/material/Link";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, useLocation, useParams } from "react-router";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";

export function PageLink() {
  const { t } = useTranslation("people");
  const { pathname } = useLocation();
  const { id: onPage } = useParams();
  const { id } = useEditAddress();
  if (id === null || onPage) return null;
  return (
    <Link component={RouterLink} to={`${pathname}/${id}`} sx={{ alignSelf: "flex-start" }}>
      {t("users.toPage")}
    </Link>
  );
}
