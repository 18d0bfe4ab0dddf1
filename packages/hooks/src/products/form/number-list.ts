/** The numbers of a comma list, each once, in its order; what is no number is left out. */
export const numbersIn = (list: string | null | undefined): readonly number[] => [
  ...new Set((list ?? "").split(",").flatMap((each) => (/^\s*\d+\s*$/.test(each) ? Number(each) : []))),
];
