import type { Drawing } from "./drawing";

/** Two apples, one of them behind. */
export const apple: Drawing = {
  shadow: 150,
  draw: () => {
    const fruit = (x: number, y: number, size: number, main: string, dark: string) =>
      `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-62C-16-78-84-80-88-6C-90 54-46 88-20 84C-8 82 8 82 20 84C46 88 90 54 88-6C84-80 16-78 0-62Z" fill="${main}"/><path d="M88-6C84-80 16-78 0-62C50-60 60 40 6 82C12 83 16 84 20 84C46 88 90 54 88-6Z" fill="${dark}" opacity="0.45"/><path d="M-58-6C-58-34-46-48-30-52" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity="0.55"/><path d="M0-56C-2-78 6-92 16-100" fill="none" stroke="#6b4a2f" stroke-width="8" stroke-linecap="round"/><path d="M8-84C26-108 54-104 62-96C52-78 26-74 8-84Z" fill="#6f9a72"/></g>`;
    return fruit(258, 236, 0.82, "#e8b84f", "#c48a2a") + fruit(164, 232, 1.1, "#d9534f", "#a83238");
  },
};

/** An orange, a cut half before it. */
export const orange: Drawing = {
  shadow: 150,
  draw: () =>
    `<circle cx="168" cy="226" r="96" fill="#f29b38"/><path d="M168 322A96 96 0 0 0 232 154A110 110 0 0 1 168 322Z" fill="#cf7419" opacity="0.5"/><path d="M104 214C108 186 122 172 140 164" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity="0.5"/><path d="M168 134V118" stroke="#6b4a2f" stroke-width="7" stroke-linecap="round"/><path d="M170 126C188 98 224 98 236 110C222 132 190 138 170 126Z" fill="#6f9a72"/>` +
    `<g transform="translate(264 262)"><circle r="66" fill="#e98a22"/><circle r="58" fill="#fff3dc"/>${Array.from({ length: 8 }, (_, at) => `<path transform="rotate(${at * 45})" d="M0-6L-17-44Q0-60 17-44Z" fill="#f7ab4a"/>`).join("")}<circle r="5" fill="#fff3dc"/></g>`,
};

/** A loaf with two slices cut. */
export const bread: Drawing = {
  shadow: 160,
  draw: () => {
    const slice = (x: number, crust: string, crumb: string) =>
      `<g transform="translate(${x} 0)"><path d="M0 326V206C-34 190-26 138 30 138H94C150 138 158 190 124 206V326Z" fill="${crust}"/><path d="M13 314V200C-14 186-8 151 32 151H92C132 151 138 186 111 200V314Z" fill="${crumb}"/></g>`;
    return (
      `<path d="M196 326V206C162 190 170 138 226 138H286C342 138 350 190 316 206V326Z" fill="#b9773a"/>` +
      slice(148, "#c6813f", "#f3d9a8") +
      slice(84, "#d08f4d", "#fbe8c4") +
      `<g fill="#e3bf87"><circle cx="124" cy="196" r="5"/><circle cx="164" cy="228" r="6"/><circle cx="130" cy="262" r="5"/><circle cx="172" cy="288" r="4"/><circle cx="112" cy="292" r="4"/><circle cx="156" cy="178" r="4"/></g><path d="M250 150H292C318 152 326 170 318 184" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity="0.35"/>`
    );
  },
};

/** Little cakes on a stand. */
export const cake: Drawing = {
  shadow: 116,
  draw: (c) =>
    `<path d="M188 258H212V304H188Z" fill="url(#white)"/><path d="M140 326Q140 302 200 302Q260 302 260 326Z" fill="url(#white)"/><path d="M72 240Q72 262 200 262Q328 262 328 240Z" fill="#ddd2c2"/><ellipse cx="200" cy="240" rx="128" ry="17" fill="#fffdf9"/>` +
    `<path d="M94 236V196Q94 182 108 182H160Q174 182 174 196V236Q134 246 94 236Z" fill="#e5b779"/><path d="M94 204Q134 214 174 204V196Q174 182 160 182H108Q94 182 94 196Z" fill="${c.light}"/><path d="M226 236V196Q226 182 240 182H292Q306 182 306 196V236Q266 246 226 236Z" fill="#e5b779"/><path d="M226 204Q266 214 306 204V196Q306 182 292 182H240Q226 182 226 196Z" fill="${c.accent}"/>` +
    `<path d="M152 182V136Q152 120 170 120H230Q248 120 248 136V182Q200 194 152 182Z" fill="#efcb93"/><path d="M152 146C164 160 172 144 182 156C192 168 204 146 214 156C226 168 236 144 248 150V136Q248 120 230 120H170Q152 120 152 136Z" fill="${c.main}"/><circle cx="200" cy="106" r="16" fill="#d9534f"/><circle cx="195" cy="101" r="5" fill="#fff" opacity="0.6"/><circle cx="134" cy="176" r="9" fill="#d9534f"/><circle cx="266" cy="176" r="9" fill="${c.leaf}"/>`,
};

/** A honey pot with a dipper. */
export const honey: Drawing = {
  shadow: 116,
  draw: (c) =>
    `<path d="M300 92L232 170" stroke="#b98a5b" stroke-width="11" stroke-linecap="round"/><path d="M138 154H262Q284 166 284 196V292Q284 326 250 326H150Q116 326 116 292V196Q116 166 138 154Z" fill="#f0ae3d"/><path d="M138 154H262Q284 166 284 196V292Q284 326 250 326H222Q250 300 250 240Q250 180 222 154Z" fill="#c9801c" opacity="0.45"/><path d="M138 154H262Q284 166 284 196V204Q240 190 200 204Q160 218 116 204V196Q116 166 138 154Z" fill="#f8cf77"/>` +
    `<rect x="134" y="116" width="132" height="42" rx="10" fill="url(#body)"/><path d="M138 128H262" stroke="#fff" stroke-width="5" opacity="0.3"/><rect x="144" y="222" width="112" height="70" rx="12" fill="${c.paper}"/><g transform="translate(200 257)" fill="#e0a030">${[
      [0, 0],
      [-22, 0],
      [22, 0],
      [-11, -19],
      [11, -19],
      [-11, 19],
      [11, 19],
    ]
      .map(([x, y]) => `<path transform="translate(${x} ${y})" d="M0-10L9-5V5L0 10L-9 5V-5Z"/>`)
      .join("")}</g><path d="M132 214V284" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.5"/>`,
};
