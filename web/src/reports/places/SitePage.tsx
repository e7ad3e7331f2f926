import { placeOverviewEndpoints, siteEndpoints, sites, userEndpoints } from "@kindling/contract";
import Link from "@mui/material/Link";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link as RouterLink, useParams } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { useSession } from "../../core/session.ts";
import { useOpenMoney } from "../../people/open-money/useOpenMoney.tsx";
import { SiteForm } from "../../people/sites/SiteForm.tsx";
import { PlacePeople } from "../../people/users/PlacePeople.tsx";
import { usePasswordMails } from "../../people/users/usePasswordMails.tsx";
import { dataQuery } from "../../ui/dataQuery.ts";
import type { RowOf } from "../../ui/list/listRows.ts";
import { useActivation } from "../../ui/useActivation.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useMayOpen } from "../../ui/useMayOpen.ts";
import { SiteStatement } from "../giving-by-year/SiteStatement.tsx";
import { PlaceDetails } from "./PlaceDetails.tsx";
import { PlaceFrame, PlaceMissing, PlaceSkeleton } from "./PlaceFrame.tsx";
import { PlaceHeader } from "./PlaceHeader.tsx";
import { placeLinks } from "./placeLinks.ts";

type Site = RowOf<typeof siteEndpoints.list>;

export function SitePage() {
  const { id = "" } = useParams();
  const labels = useLabels(sites);
  const { field } = labels;
  const mayOpen = useMayOpen();
  const isSiteLeader = useSession()?.claims.role.name === "Site Leader";
  const maySeePeople = useMayCall(userEndpoints.list);
  const mails = usePasswordMails("school");
  const money = useOpenMoney(sites, siteEndpoints, "site");
  const mayToggle = useMayCall(siteEndpoints.toggleStatus);
  const activation = useActivation<Site>(siteEndpoints.bulk, mayToggle, money.deactivating);
  const params = { id: Number(id) };
  const site = useQuery(dataQuery([siteEndpoints.get.name, "page", id], siteEndpoints.get, { params }));
  const found = useQuery(
    dataQuery([placeOverviewEndpoints.site.name, id], placeOverviewEndpoints.site, { params }),
  );
  // Other leaders are read-only for a Site Leader and have their own list.
  const within = useMemo(
    () => ({ schools: id, ...(isSiteLeader && { role: "Instructor" }) }),
    [id, isSiteLeader],
  );
  const place = useMemo(() => ({ school_ids: [Number(id)] }), [id]);
  if (site.isError || found.isError)
    return <PlaceMissing calls={[site, found]} labels={labels} path="/school" />;
  if (!site.data || !found.data) return <PlaceSkeleton />;
  const row = site.data;
  const providerPath = `/providers/${row.provider.id}`;
  const provider = mayOpen(providerPath) ? (
    <Link component={RouterLink} to={providerPath}>
      {row.provider.name}
    </Link>
  ) : (
    row.provider.name
  );
  const nameOf = ({ name }: { readonly name: string }) => name;
  return (
    <>
      <PlaceHeader
        row={row}
        about={
          <>
            {provider} · {row.program.name}
          </>
        }
        actions={[...activation, mails.action]}
      >
        <SiteStatement name={row.name} of={{ schools: row.id }} />
      </PlaceHeader>
      <PlaceFrame
        overview={found.data}
        links={placeLinks({ name: "schools", id: row.id }, mayOpen)}
        leaderRoles={isSiteLeader || !maySeePeople ? undefined : "Site Leader"}
        showsSite={false}
        details={
          <PlaceDetails
            facts={[
              [field("site_number"), row.site_number],
              [field("abbreviation"), row.abbreviation],
              [field("provider"), provider],
              [field("program"), row.program.name],
              [field("district"), row.district?.name],
              [field("address"), row.address],
              [field("admin"), row.admin?.name],
              [field("leaders"), row.leaders.map(nameOf).join(", ")],
              [field("external_id"), row.external_id],
            ]}
          />
        }
        people={
          maySeePeople && (
            <PlacePeople
              place={place}
              within={within}
              roles={isSiteLeader ? ["Instructor"] : ["Site Leader", "Instructor"]}
            />
          )
        }
      />
      <SiteForm />
      {mails.dialog}
      {money.dialog}
    </>
  );
}
