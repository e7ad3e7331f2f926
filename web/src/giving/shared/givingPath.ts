/** The path of giving in the classroom. */
export const givingPath = "/instructor/home/charity-activity";
