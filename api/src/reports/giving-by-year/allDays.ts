/** All there is, as one period with nothing before it. */
export const allDays = {
  from: "0001-01-02",
  to: "9999-12-31",
  before: { from: "0001-01-01", to: "0001-01-01" },
};
