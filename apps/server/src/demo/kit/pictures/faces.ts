const skins = ["#f6d3b8", "#f1c5a4", "#e7b48f", "#fbdcc6"];
const hairs = ["#3a2c28", "#5b4034", "#2c2f3a", "#7a5136", "#8a6a4e"];
const backs = [
  ["#dcebe3", "#b9d6c6"],
  ["#fde6d8", "#f6c9ae"],
  ["#e1e9f5", "#bdd0ea"],
  ["#fbf0cf", "#f2d88f"],
  ["#efe3f4", "#d5bde3"],
  ["#fbdfe2", "#f2b8be"],
] as const;
const shirts = ["#5f8a68", "#d08a5c", "#4f80a8", "#d0737c", "#8a6cb2", "#2f8f85", "#565c66", "#d9a13c"];

const hairCuts: readonly ((hair: string) => { back: string; front: string })[] = [
  (hair) => ({
    back: "",
    front: `<path d="M66 96C62 52 92 36 122 38C152 36 170 62 166 96C158 84 154 74 148 68C124 78 92 76 80 72C74 80 70 86 66 96Z" fill="${hair}"/>`,
  }),
  (hair) => ({
    back: `<path d="M58 106C50 40 96 28 116 28C140 28 184 42 174 108C172 140 178 158 186 168H46C54 158 60 140 58 106Z" fill="${hair}"/>`,
    front: `<path d="M64 100C58 52 92 38 116 38C140 38 174 52 168 100C150 92 132 78 124 62C112 80 88 92 64 100Z" fill="${hair}"/>`,
  }),
  (hair) => ({
    back: `<circle cx="116" cy="34" r="24" fill="${hair}"/>`,
    front: `<path d="M66 100C60 54 94 42 116 42C138 42 172 54 166 100C160 80 148 70 132 68C112 66 76 70 66 100Z" fill="${hair}"/>`,
  }),
  (hair) => ({
    back: `<path d="M60 104C54 44 98 34 116 34C136 34 178 46 172 104C172 128 164 140 160 142H72C68 140 60 128 60 104Z" fill="${hair}"/>`,
    front: `<path d="M64 96C62 50 94 40 116 40C138 40 170 50 168 96L150 85L136 93L122 83L106 93L92 85Z" fill="${hair}"/>`,
  }),
  (hair) => ({
    back: "",
    front: [
      [78, 70],
      [92, 54],
      [112, 46],
      [134, 50],
      [152, 64],
      [162, 82],
      [70, 88],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="19" fill="${hair}"/>`)
      .join(""),
  }),
];

const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], at: number) => {
  const item = items[at % items.length];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
};

/** A friendly face; the number determines hair, clothes and glasses. */
export function face(number: number) {
  const [sky, haze] = pick(backs, number);
  const skin = pick(skins, number * 3 + 1);
  const hair = pick(hairs, number * 2 + Math.floor(number / 5));
  const shirt = pick(shirts, number * 5 + 2);
  const cut = pick(hairCuts, number)(hair);
  const hasGlasses = number % 7 === 3;
  const cheeks = `<ellipse cx="88" cy="118" rx="9" ry="6" fill="#ef8f83" opacity="0.4"/><ellipse cx="144" cy="118" rx="9" ry="6" fill="#ef8f83" opacity="0.4"/>`;
  const glasses = hasGlasses
    ? `<g fill="#fff" fill-opacity="0.25" stroke="#43332a" stroke-width="4"><circle cx="96" cy="104" r="15"/><circle cx="136" cy="104" r="15"/><path d="M111 104H121"/></g>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 232 232" width="232" height="232"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset="1" stop-color="${haze}"/></linearGradient></defs><rect width="232" height="232" fill="url(#sky)"/>${cut.back}<path d="M34 232C34 184 74 168 116 168C158 168 198 184 198 232Z" fill="${shirt}"/><path d="M96 140H136V170C136 186 96 186 96 170Z" fill="${skin}"/><path d="M96 150C108 162 124 162 136 150V158C124 172 108 172 96 158Z" fill="#000" opacity="0.09"/><ellipse cx="66" cy="106" rx="9" ry="12" fill="${skin}"/><ellipse cx="166" cy="106" rx="9" ry="12" fill="${skin}"/><path d="M68 96C68 60 92 48 116 48C140 48 164 60 164 96C164 130 144 154 116 154C88 154 68 130 68 96Z" fill="${skin}"/>${cheeks}<circle cx="96" cy="104" r="5.5" fill="#3b2c26"/><circle cx="136" cy="104" r="5.5" fill="#3b2c26"/><circle cx="98" cy="102" r="1.8" fill="#fff"/><circle cx="138" cy="102" r="1.8" fill="#fff"/><path d="M86 90Q96 84 105 89M127 89Q136 84 146 90" fill="none" stroke="${hair}" stroke-width="4" stroke-linecap="round"/><path d="M116 108Q112 118 117 120" fill="none" stroke="#c98d6c" stroke-width="3" stroke-linecap="round"/><path d="M101 130Q116 ${number % 3 === 0 ? 146 : 141} 131 130" fill="${number % 3 === 0 ? "#fff" : "none"}" stroke="#b4574d" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${glasses}${cut.front}</svg>`;
}
