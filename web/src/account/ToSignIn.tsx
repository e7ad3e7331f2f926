import { useTranslation } from "react-i18next";
import { FrontLink } from "./front/FrontLink.tsx";

/** The way to the sign-in: a line of text, or where it is all there is to do, a button. */
export function ToSignIn({ isButton = false }: { readonly isButton?: boolean }) {
  const { t } = useTranslation("account");
  return (
    <FrontLink to="/log-in" className={isButton ? "button contained wide" : "link account-way"}>
      {t("toSignIn")}
    </FrontLink>
  );
}
