import { useTranslation } from "react-i18next";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { AreaHead } from "./area-page/AreaHead.tsx";
import { AreaItems } from "./area-page/AreaItems.tsx";
import { TraitCards } from "./area-page/TraitCards.tsx";
import type { ClassroomArea, jointPages } from "./classroomAreas.ts";
import { PageFiles } from "./page-files/PageFiles.tsx";
import { areasOfToday } from "./today/itemsOfToday.ts";
import { TodayFrame } from "./today/TodayFrame.tsx";
import { useItemStatus } from "./today/useItemStatus.ts";
import { useCurriculum } from "./today/useToday.ts";
import { WithSite } from "./WithSite.tsx";

interface AreaPageProps {
  /** The page's key under `areas` in the texts. */
  readonly page: ClassroomArea["page"] | keyof typeof jointPages;
  readonly areas: readonly ClassroomArea[];
}

function AreaToday({ page, areas, site }: AreaPageProps & { site: { id: number } }) {
  const { t } = useTranslation("classroom");
  const curriculum = useCurriculum(site.id);
  const statusOf = useItemStatus(site.id);
  const types = areas.flatMap((area) => area.types);
  const listed = (curriculum.data ?? []).filter(({ type }) => types.includes(type));
  const shown = areasOfToday(listed, statusOf);
  const pages = [...new Set(areas.flatMap((area) => area.files))];
  return (
    <TodayFrame
      query={curriculum}
      head={<AreaHead page={page} areas={areas} items={listed} statusOf={statusOf} />}
    >
      {shown.length === 0 && <EmptyState title={t("home.emptyTitle")} text={t("home.emptyText")} />}
      {page === "trait"
        ? shown.length > 0 && <TraitCards site={site.id} statusOf={statusOf} />
        : shown.map((each) => (
            <AreaItems key={each.area.page} {...each} statusOf={statusOf} isJoint={areas.length > 1} />
          ))}
      <PageFiles pages={pages} />
    </TodayFrame>
  );
}

export function AreaPage(props: AreaPageProps) {
  return <WithSite>{(site) => <AreaToday key={site.id} site={site} {...props} />}</WithSite>;
}
