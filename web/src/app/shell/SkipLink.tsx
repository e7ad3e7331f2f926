import { useTranslation } from "react-i18next";

/** The id of the place where a screen's content begins. */
export const contentId = "content";

/** The first Tab stop, which skips the menu. */
export function SkipLink() {
  const { t } = useTranslation("app");
  return (
    <a
      href={`#${contentId}`}
      className="skip-link no-print"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {t("menu.skip")}
    </a>
  );
}
