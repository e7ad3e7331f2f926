import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { pictureAddress, retryMs } from "../../curriculum/pictures/pictureAddress.ts";

const drawings: readonly ReactNode[] = [
  <>
    <path d="M32 27c-3-6-12-5-12 3 0 6 7 11 12 15 5-4 12-9 12-15 0-8-9-9-12-3z" fill="currentColor" />
    <path d="M8 40c5 0 7 4 11 7s8 5 13 5 9-2 13-5 6-7 11-7" />
  </>,
  <>
    <path d="M32 30c0-10 7-16 18-16 0 11-7 17-18 16z" fill="currentColor" />
    <path d="M32 36c0-8-6-13-16-13 0 9 6 14 16 13zM32 30v22M18 52h28" />
  </>,
  <>
    <path d="M32 10c10 12 15 19 15 27a15 15 0 0 1-30 0c0-8 5-15 15-27z" fill="currentColor" opacity="0.35" />
    <path d="M32 10c10 12 15 19 15 27a15 15 0 0 1-30 0c0-8 5-15 15-27zM25 38a7 7 0 0 0 7 7" />
  </>,
  <>
    <path d="M14 30 32 14l18 16v20H14z" fill="currentColor" opacity="0.3" />
    <path d="M9 34 32 13l23 21M14 30v21h36V30M27 51V39h10v12" />
  </>,
  <>
    <path d="M32 20c-6-5-13-6-22-5v32c9-1 16 0 22 5z" fill="currentColor" opacity="0.35" />
    <path d="M32 20c-6-5-13-6-22-5v32c9-1 16 0 22 5 6-5 13-6 22-5V15c-9-1-16 0-22 5zM32 20v32" />
  </>,
];

const colors = ["charity", "mindful", "puzzle", "nomination", "play", "quiz", "connection"] as const;

export function charityColor({ id }: { readonly id: number }): (typeof colors)[number] {
  return colors[(id * 3) % colors.length] ?? "charity";
}

interface CharityPictureProps {
  charity: { readonly id: number; readonly logo_url: string | null };
  size: string;
}

/** A charity's logo, or a drawing in its place: always the same for the same one. Decoration beside its name. */
export function CharityPicture({ charity, size }: CharityPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const tries = useRef(0);
  useEffect(() => {
    const wait = retryMs[tries.current];
    if (broken === null || wait === undefined) return undefined;
    const timer = setTimeout(() => {
      tries.current += 1;
      setBroken(null);
    }, wait);
    return () => clearTimeout(timer);
  }, [broken]);
  const frame = { width: size, height: size, flexShrink: 0, borderRadius: "22%", overflow: "hidden" };
  if (charity.logo_url && broken !== charity.logo_url) {
    return (
      <Box
        component="img"
        src={pictureAddress(charity.logo_url)}
        alt=""
        onError={() => setBroken(charity.logo_url)}
        sx={{ ...frame, objectFit: "contain", bgcolor: "#fff", p: "6%" }}
      />
    );
  }
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      aria-hidden
      sx={{
        ...frame,
        bgcolor: `areaSoft.${charityColor(charity)}`,
        color: `area.${charityColor(charity)}`,
      }}
    >
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        {drawings[charity.id % drawings.length]}
      </g>
    </Box>
  );
}
