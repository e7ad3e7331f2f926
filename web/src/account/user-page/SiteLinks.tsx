import type { Reference } from "@kindling/contract";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { Link as RouterLink } from "react-router";

export function SiteLinks({ sites }: { readonly sites: readonly Reference[] }) {
  return (
    <Stack component="ul" sx={{ gap: 0.25, alignItems: "flex-start" }}>
      {sites.map(({ id, name }) => (
        <li key={id}>
          <Link component={RouterLink} to={`/school/${id}`}>
            {name}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
