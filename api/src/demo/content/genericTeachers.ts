/** Who is behind the logins that the staff of two sites share, by the sites' abbreviations. */
export const genericTeacherContents: Readonly<
  Record<string, readonly { readonly name: string; readonly grade: string; readonly isAway?: true }[]>
> = {
  FSC: [
    { name: "Ms. Adeyemi", grade: "1" },
    { name: "Mr. Castellan", grade: "2" },
    { name: "Mx. Fairweather", grade: "3" },
    { name: "Ms. Grigoryan", grade: "4" },
    { name: "Mr. Holloway", grade: "5", isAway: true },
  ],
  SAL: [
    { name: "Ms. Brightwater", grade: "PK" },
    { name: "Mr. Nakagawa", grade: "PK" },
    { name: "Ms. Villareal", grade: "K" },
  ],
};
