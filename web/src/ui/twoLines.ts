/** Styles of a text that ends with an ellipsis after its second line, if it also hides what overflows. */
export const twoLines = { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: "2" };
