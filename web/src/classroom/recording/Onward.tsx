import type { ClassroomItem } from "@kindling/contract";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { itemPath } from "../classroomAreas.ts";
import { areasOfToday } from "../today/itemsOfToday.ts";
import { useItemStatus } from "../today/useItemStatus.ts";
import { useCurriculum } from "../today/useToday.ts";

/** Where a class goes from an item: to the next one that is still to do, or back to the day. */
export function Onward({ item, site }: { item: ClassroomItem; site: number }) {
  const { t } = useTranslation("classroom");
  const statusOf = useItemStatus(site);
  const next = areasOfToday(useCurriculum(site).data ?? [], statusOf)
    .flatMap(({ items }) => items)
    .find((each) => (each.id !== item.id || each.type !== item.type) && statusOf(each) === "open");
  const path = next && itemPath(next);
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
      <Button
        component={Link}
        to="/instructor/home"
        variant="contained"
        size="large"
        sx={{ typography: "stageLabel" }}
      >
        {t("onward.home")}
      </Button>
      {path && (
        <Button component={Link} to={path} variant="outlined" size="large" sx={{ typography: "stageLabel" }}>
          {t("onward.next", { title: next.title })}
        </Button>
      )}
    </Stack>
  );
}
