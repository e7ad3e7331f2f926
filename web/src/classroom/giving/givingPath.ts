/** Where giving stands in the classroom. */
export const givingPath = "/instructor/home/charity-activity";
