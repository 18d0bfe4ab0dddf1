/** The colours of one picture: its stage, and the thing on it. */
export interface Colours {
  sky: string;
  haze: string;
  floor: string;
  main: string;
  dark: string;
  light: string;
  /** Highlights: lids, ribbons, buttons. */
  accent: string;
  accentDark: string;
  paper: string;
  leaf: string;
  leafDark: string;
}

const stage = (sky: string, haze: string, floor: string) => ({ sky, haze, floor });
const thing = (main: string, dark: string, light: string, accent: string, accentDark: string) => ({
  main,
  dark,
  light,
  accent,
  accentDark,
});

const stages = [
  stage("#f8ecdf", "#f1dcc6", "#e6c8a8"),
  stage("#e8f0e4", "#d5e3cf", "#bcd1b5"),
  stage("#e6eff6", "#d2e2ee", "#b8cfe0"),
  stage("#fcebe8", "#f6d8d3", "#ecbfb9"),
  stage("#fdf3da", "#f9e5b8", "#efcf8e"),
  stage("#f0ebf7", "#e1d7ef", "#cbbce1"),
  stage("#efedea", "#dedbd5", "#c8c3ba"),
  stage("#e2f2ef", "#cae6e1", "#a9d2cb"),
] as const;

const things = [
  thing("#5f8a68", "#416350", "#93b795", "#e2a45c", "#bd7f3b"),
  thing("#d08a5c", "#a8653c", "#ecb48b", "#50705c", "#38533f"),
  thing("#d0737c", "#aa515c", "#eea6aa", "#55698c", "#3d4f6f"),
  thing("#4f80a8", "#365f83", "#8bb3d2", "#eeb45e", "#c98d38"),
  thing("#8a6cb2", "#674a8e", "#b59cd3", "#eab067", "#c58b43"),
  thing("#d9a13c", "#b07a1f", "#f2cb79", "#7a5443", "#59392b"),
  thing("#2f8f85", "#1e6a62", "#6bbdb3", "#f0a563", "#ca7d3c"),
  thing("#565c66", "#393e46", "#8b929d", "#d59a57", "#ad7435"),
] as const;

const naturals: Readonly<Record<string, readonly ReturnType<typeof thing>[]>> = {
  lipstick: [
    thing("#c4414f", "#962b39", "#e27a80", "#3f434b", "#2b2e34"),
    thing("#d9737c", "#b2525e", "#f0a8a8", "#8a5a4a", "#683f32"),
    thing("#a8323e", "#7d212c", "#d06068", "#c99a55", "#a47a3b"),
    thing("#c9745c", "#a35641", "#e7a68e", "#4d5d52", "#37453c"),
  ],
  ball: [
    thing("#df8440", "#a9561d", "#f3ad71", "#3d4f6f", "#2c3b55"),
    thing("#4f80a8", "#2f5878", "#8bb3d2", "#eeb45e", "#c98d38"),
    thing("#d96a52", "#a1412d", "#f0a08c", "#50705c", "#38533f"),
    thing("#d9a13c", "#9c6b17", "#f2cb79", "#7a5443", "#59392b"),
  ],
  bear: [
    thing("#b98a5e", "#946a42", "#ecd2b0", "#d0737c", "#aa515c"),
    thing("#d9c3a5", "#b89f7d", "#fbf1e0", "#4f80a8", "#365f83"),
    thing("#8f6a50", "#6e4e38", "#d9b896", "#e2a45c", "#bd7f3b"),
    thing("#e0b2a6", "#be8c80", "#fbe6de", "#5f8a68", "#416350"),
  ],
};

/** The colours of a kind's shade; neighbouring kinds (by `turn`) differ, and a thing rarely has the hue of its stage. */
export function coloursOf(kind: string, turn: number, shade: number): Colours {
  const place = (turn * 3 + shade * 2) % stages.length;
  const backdrop = stages[place] ?? stages[0];
  const object = naturals[kind]?.[shade] ?? things[(place + 1 + shade) % things.length] ?? things[0];
  return { ...backdrop, ...object, paper: "#fffaf2", leaf: "#6f9a72", leafDark: "#4f7756" };
}
