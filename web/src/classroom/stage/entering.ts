/** How a picture comes onto the stage: it grows a little as it appears; where less motion is asked for, it is there at once. */
export const entering = {
  "@media (prefers-reduced-motion: no-preference)": {
    animation: "picture-enters 700ms cubic-bezier(0.2, 0.8, 0.3, 1)",
    "@keyframes picture-enters": { from: { transform: "scale(0.86)", opacity: 0 } },
  },
};
