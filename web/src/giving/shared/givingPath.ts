export const givingPath = "/instructor/home/charity-activity";
