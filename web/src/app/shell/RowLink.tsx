import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router";
import { rowPath } from "./rowPaths.ts";

export function RowLink({
  resource,
  row,
  onFollow,
}: {
  readonly resource: string;
  readonly row: { readonly id: number; readonly name: string };
  readonly onFollow: () => void;
}) {
  const path = resource === "user" ? `/users/instructor/${row.id}` : rowPath(resource, row.id);
  if (!path) return row.name;
  return (
    <Link component={RouterLink} to={path} onClick={onFollow}>
      {row.name}
    </Link>
  );
}
