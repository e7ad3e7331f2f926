/** The screens of the instructors. */
export const instructorPaths = {
  instructor: [
    "/instructor/selection",
    "/instructor/home",
    "/instructor/home/kindnessopening",
    "/instructor/home/kindnessopening/:id",
  ],
} as const;
