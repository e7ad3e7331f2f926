/** The path of a class's nominations; with a form's ID, of a new nomination. */
export const nominationsPath = "/instructor/home/nominations";
