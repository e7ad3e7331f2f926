/** Where the presenter's window is. */
export const presenterPath = "/instructor/presenter";
