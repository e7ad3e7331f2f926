import { placeOverviewEndpoints, providerEndpoints, providers, userEndpoints } from "@kindling/contract";
import Link from "@mui/material/Link";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { ProviderForm } from "../../people/providers/ProviderForm.tsx";
import { PlacePeople } from "../../people/users/PlacePeople.tsx";
import { usePasswordMails } from "../../people/users/usePasswordMails.tsx";
import { dataQuery } from "../../ui/dataQuery.ts";
import type { RowOf } from "../../ui/list/listRows.ts";
import { useActivation } from "../../ui/useActivation.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useMayOpen } from "../../ui/useMayOpen.ts";
import { SiteStatement } from "../giving-by-year/SiteStatement.tsx";
import { SingleWordPicker } from "../SingleWordPicker.tsx";
import { useReportFilters } from "../useReportFilters.ts";
import { PlaceDetails } from "./PlaceDetails.tsx";
import { PlaceFrame, PlaceMissing, PlaceSkeleton } from "./PlaceFrame.tsx";
import { PlaceHeader } from "./PlaceHeader.tsx";
import { placeLinks } from "./placeLinks.ts";
import { SitesTable } from "./SitesTable.tsx";

type Provider = RowOf<typeof providerEndpoints.list>;

const narrowing = { filters: ["structure"], choosesFields: false };
const leaderRoles = "Provider Leader,Site Leader";
const roles = ["Provider Leader", "Site Leader", "Instructor"] as const;

export function ProviderPage() {
  const { t } = useTranslation("people");
  const { id = "" } = useParams();
  const labels = useLabels(providers);
  const { field } = labels;
  const mayOpen = useMayOpen();
  const maySeePeople = useMayCall(userEndpoints.list);
  const mails = usePasswordMails("provider");
  const activation = useActivation<Provider>(
    providerEndpoints.bulk,
    useMayCall(providerEndpoints.toggleStatus),
  );
  const params = { id: Number(id) };
  const provider = useQuery(
    dataQuery([providerEndpoints.get.name, "page", id], providerEndpoints.get, { params }),
  );
  const { chosen, change } = useReportFilters(narrowing);
  const found = useQuery({
    ...dataQuery([placeOverviewEndpoints.provider.name, id, chosen], placeOverviewEndpoints.provider, {
      params,
      query: chosen,
    }),
    placeholderData: keepPreviousData,
  });
  const within = useMemo(() => ({ providers: id }), [id]);
  const place = useMemo(() => ({ provider_id: Number(id) }), [id]);
  if (provider.isError || found.isError)
    return <PlaceMissing calls={[provider, found]} labels={labels} path="/providers" />;
  if (!provider.data || !found.data) return <PlaceSkeleton />;
  const row = provider.data;
  const phone = row.phone && <Link href={`tel:${row.phone}`}>{row.phone}</Link>;
  const email = row.email && <Link href={`mailto:${row.email}`}>{row.email}</Link>;
  const links = placeLinks({ name: "providers", id: row.id }, mayOpen);
  return (
    <>
      <PlaceHeader
        row={row}
        about={t("places.size", { count: row.site_count })}
        actions={[...activation, mails.action]}
      >
        <SiteStatement name={row.name} of={{ providers: row.id }} />
      </PlaceHeader>
      <PlaceFrame
        overview={found.data}
        links={links}
        leaderRoles={maySeePeople ? leaderRoles : undefined}
        showsSite
        structure={<SingleWordPicker name="structure" chosen={chosen} onChange={change} />}
        sites={<SitesTable sites={found.data.sites} links={links} />}
        details={
          <PlaceDetails
            facts={[
              [field("abbreviation"), row.abbreviation],
              [field("contact_name"), row.contact_name],
              [field("phone"), phone],
              [field("email"), email],
              [field("districts"), row.districts.map((district) => district.name).join(", ")],
              [field("external_id"), row.external_id],
            ]}
          />
        }
        people={maySeePeople && <PlacePeople within={within} roles={roles} place={place} />}
      />
      <ProviderForm />
      {mails.dialog}
    </>
  );
}
