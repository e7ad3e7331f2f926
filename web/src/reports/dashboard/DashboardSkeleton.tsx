import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";

export function DashboardSkeleton() {
  return (
    <Stack spacing={2.5} aria-busy>
      <Skeleton variant="rounded" height={128} />
      <Skeleton variant="rounded" height={190} />
      <Skeleton variant="rounded" height={400} />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" } }}>
        <Skeleton variant="rounded" height={360} />
        <Skeleton variant="rounded" height={360} />
      </Box>
    </Stack>
  );
}
