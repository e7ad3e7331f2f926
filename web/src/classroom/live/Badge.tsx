import type { LiveBadge, LiveColor, LivePicture } from "@kindling/contract";

/** The pictures of devices, drawn in a box of 24 by 24. */
const paths: Readonly<Record<LivePicture, string>> = {
  star: "M12 3l2.6 5.9 6.4.6-4.8 4.3 1.4 6.3L12 16.8 6.4 20.1l1.4-6.3L3 9.5l6.4-.6z",
  heart: "M12 20C5 14.5 4 11.500 4 9a4.200 4.200 0 0 1 8-1.800A4.200 4.200 0 0 1 20 9c0 2.500-1 5.500-8 11z",
  moon: "M15.500 3.500A9 9 0 1 0 20.500 15 7.500 7.500 0 0 1 15.500 3.500z",
  sun: "M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM11 2h2v3h-2zM11 19h2v3h-2zM2 11h3v2H2zM19 11h3v2h-3zM4.200 5.600l1.400-1.400 2.100 2.100-1.400 1.400zM16.300 17.700l1.400-1.400 2.100 2.100-1.400 1.400zM4.200 18.400l2.100-2.100 1.400 1.400-2.100 2.100zM16.300 6.300l2.100-2.100 1.400 1.400-2.100 2.100z",
  leaf: "M20 4C8 4 4 9 5 16l-2 4 1.500.800L6.500 17C14 18.500 20 15 20 4z",
  fish: "M2 12c3-5 9-6 13-2.500L21 6v12l-6-3.500C11 18 5 17 2 12zM6.500 10.500a1.200 1.200 0 1 0 0 2.400a1.200 1.200 0 1 0 0-2.400z",
  cat: "M4 3l5 3.500h6L20 3v9a8 8 0 0 1-16 0zM8.500 10a1.300 1.300 0 1 0 0 2.600a1.300 1.300 0 1 0 0-2.600zM15.500 10a1.300 1.300 0 1 0 0 2.600a1.300 1.300 0 1 0 0-2.600z",
  boat: "M11 3v11H4zM13 5l6 9h-6zM3 16h18l-3 5H6z",
  flower:
    "M12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM12 2a3.200 3.200 0 1 1 0 6.400a3.200 3.200 0 1 1 0-6.400zM12 15.600a3.200 3.200 0 1 1 0 6.400a3.200 3.200 0 1 1 0-6.400zM5.200 8.800a3.200 3.200 0 1 1 0 6.400a3.200 3.200 0 1 1 0-6.400zM18.800 8.800a3.200 3.200 0 1 1 0 6.400a3.200 3.200 0 1 1 0-6.400z",
  house: "M12 3l10 8.500h-3V21h-5v-6h-4v6H5v-9.500H2z",
};

const fills: Readonly<Record<LiveColor, string>> = {
  orange: "#ffb454",
  blue: "#6cc6ff",
  green: "#8fdf8b",
  pink: "#ff9ec7",
  violet: "#d6bcff",
};

/** The picture of a device on its color. */
export function Badge({
  badge: { picture, color },
  label,
}: {
  readonly badge: LiveBadge;
  readonly label: string;
}) {
  return (
    <svg width="1.8em" height="1.8em" viewBox="-6 -6 36 36" role="img" aria-label={label}>
      <circle cx="12" cy="12" r="18" fill={fills[color]} />
      <path d={paths[picture]} fill="#1b1524" fillRule="evenodd" />
    </svg>
  );
}
