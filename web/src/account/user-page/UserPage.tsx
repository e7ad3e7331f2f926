import { userEndpoints } from "@kindling/contract";
import BackIcon from "@mui/icons-material/ArrowBackRounded";
import EditIcon from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useLocation, useParams } from "react-router";
import { CallError } from "../../core/api.ts";
import { useLabels } from "../../core/labels.ts";
import { ElsewhereNote } from "../../people/users/ElsewhereNote.tsx";
import { InstructorForm } from "../../people/users/InstructorForm.tsx";
import { ProviderLeaderForm } from "../../people/users/ProviderLeaderForm.tsx";
import { SiteLeaderForm } from "../../people/users/SiteLeaderForm.tsx";
import { SuperAdminForm } from "../../people/users/SuperAdminForm.tsx";
import type { User } from "../../people/users/userColumns.tsx";
import {
  instructors,
  listPaths,
  pageOf,
  providerLeaders,
  siteLeaders,
  superAdmins,
} from "../../people/users/userKinds.ts";
import { useUserActions } from "../../people/users/useUserActions.tsx";
import { dataQuery } from "../../ui/dataQuery.ts";
import { PageFailure } from "../../ui/feedback/PageFailure.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ActiveChip } from "../../ui/list/ActiveChip.tsx";
import { RowMenu } from "../../ui/list/RowMenu.tsx";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import { PersonalDataCard } from "../personal-data/PersonalDataCard.tsx";
import { SubstituteCard } from "../substitute-links/SubstituteCard.tsx";
import { useViewAs } from "../view-as/useViewAs.ts";
import { ActivityCard } from "./ActivityCard.tsx";
import { ChangesCard } from "./ChangesCard.tsx";
import { FactorsCard } from "./FactorsCard.tsx";
import { LoginsCard } from "./LoginsCard.tsx";
import { ProfileCard } from "./ProfileCard.tsx";

/** What differs from role to role. */
const kinds = {
  superAdmin: { resource: superAdmins, Form: SuperAdminForm },
  providerLeader: { resource: providerLeaders, Form: ProviderLeaderForm },
  siteLeader: { resource: siteLeaders, Form: SiteLeaderForm },
  instructor: { resource: instructors, Form: InstructorForm },
};

export type UserPageKind = keyof typeof kinds;

interface Props {
  readonly kind: UserPageKind;
}

export function UserPage(props: Props) {
  const { pathname } = useLocation();
  const id = Number(useParams()["id"]);
  const labels = useLabels(kinds[props.kind].resource);
  const found = useQuery({
    ...dataQuery([userEndpoints.get.name, id], userEndpoints.get, { params: { id } }),
    retry: (times, error) => times < 2 && !(error instanceof CallError && error.status < 500),
  });
  const list = pathname.replace(/\/[^/]+$/, "");
  const back = (
    <Button component={Link} to={list} color="secondary" startIcon={<BackIcon />}>
      {labels.many}
    </Button>
  );
  if (found.isError) return <PageFailure found={found} labels={labels} back={back} />;
  if (!found.data) return <PageSkeleton />;
  if (listPaths[found.data.role.name] !== list) return <Navigate to={pageOf(found.data)} replace />;
  return <PageOf {...props} user={found.data} back={back} />;
}

function PageOf({ kind, user, back }: Props & { readonly user: User; readonly back: ReactNode }) {
  const { t } = useTranslation("people");
  const { resource, Form } = kinds[kind];
  const labels = useLabels(resource);
  const edit = useEditAddress();
  const { single, dialogs } = useUserActions(resource);
  const viewAs = useViewAs();
  const mayChange = user.can.includes("update");
  return (
    <>
      <PageHeader
        title={user.name}
        text={
          <Stack component="span" direction="row" sx={{ gap: 1.5, flexWrap: "wrap" }}>
            {user.role.name === "admin" ? t("roles.admin") : labels.one}
            <ActiveChip active={user.is_active} />
          </Stack>
        }
      >
        {back}
        {mayChange && (
          <Button variant="contained" startIcon={<EditIcon />} onClick={() => edit.open(user.id)}>
            {t("page.edit")}
          </Button>
        )}
        <RowMenu row={user} name={user.name} actions={[viewAs, ...single]} />
      </PageHeader>
      <Box
        sx={{
          display: "grid",
          gap: 2.5,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
          alignItems: "start",
        }}
      >
        <Stack spacing={2.5}>
          {mayChange && user.belongs_elsewhere && <ElsewhereNote />}
          <ProfileCard user={user} />
          {user.role.name === "Instructor" && <ActivityCard user={user} />}
          {user.role.name === "Instructor" && mayChange && user.is_active && !user.belongs_elsewhere && (
            <SubstituteCard user={user} />
          )}
        </Stack>
        <Stack spacing={2.5}>
          {mayChange && !user.belongs_elsewhere && <FactorsCard user={user} />}
          {mayChange && !user.belongs_elsewhere && <LoginsCard user={user} />}
          <ChangesCard user={user} />
          {mayChange && <PersonalDataCard user={user} list={listPaths[user.role.name]} />}
        </Stack>
      </Box>
      <Form />
      {dialogs}
    </>
  );
}

function PageSkeleton() {
  return (
    <Stack spacing={2.5} aria-busy>
      <Skeleton variant="rounded" width="min(320px, 60%)" height={44} />
      <Skeleton variant="rounded" height={240} />
      <Skeleton variant="rounded" height={200} />
    </Stack>
  );
}
