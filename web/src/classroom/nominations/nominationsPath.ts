/** Where a class's nominations are; with a form's id behind it, where somebody is nominated. */
export const nominationsPath = "/instructor/home/nominations";
