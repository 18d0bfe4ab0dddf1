import type { Drawing } from "./drawing";

/** A table lamp with a warm light. */
export const lamp: Drawing = {
  shadow: 104,
  draw: (c) =>
    `<ellipse cx="200" cy="214" rx="150" ry="96" fill="url(#glow)" opacity="0.85"/><rect x="192" y="190" width="16" height="120" fill="url(#wood)"/><path d="M140 326Q140 304 200 304Q260 304 260 326Z" fill="url(#body)"/>` +
    `<path d="M154 92H246L286 196Q200 222 114 196Z" fill="url(#body)"/><ellipse cx="200" cy="92" rx="46" ry="9" fill="${c.light}"/><path d="M114 196Q200 222 286 196Q200 182 114 196Z" fill="#fff1c9"/><path d="M168 104L146 182" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.35"/><path d="M238 206V246" stroke="${c.accentDark}" stroke-width="3"/><circle cx="238" cy="250" r="6" fill="${c.accent}"/>`,
};

/** A vase with three stems. */
export const vase: Drawing = {
  shadow: 92,
  draw: (c) =>
    `<g fill="none" stroke="${c.leafDark}" stroke-width="4" stroke-linecap="round"><path d="M198 190C196 140 176 110 158 84"/><path d="M202 190C204 130 206 96 206 62"/><path d="M204 190C214 150 238 126 256 108"/></g>` +
    `<path d="M190 150C166 150 152 138 150 122C172 122 188 134 190 150ZM206 136C226 132 236 120 236 104C218 106 206 118 206 136Z" fill="${c.leaf}"/>` +
    [
      [158, 82],
      [206, 58],
      [258, 106],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y})">${[0, 72, 144, 216, 288].map((turn) => `<ellipse transform="rotate(${turn})" cx="0" cy="-15" rx="11" ry="15" fill="${c.accent}"/>`).join("")}<circle r="9" fill="${c.paper}"/></g>`,
      )
      .join("") +
    `<path d="M176 182H224C222 206 262 224 262 268C262 304 240 326 200 326C160 326 138 304 138 268C138 224 178 206 176 182Z" fill="url(#body)"/><ellipse cx="200" cy="182" rx="24" ry="6" fill="${c.dark}"/><path d="M158 262C160 244 170 234 178 226" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.45"/><path d="M140 282Q200 300 260 282" fill="none" stroke="${c.paper}" stroke-width="5" opacity="0.8"/>`,
};

/** A candle in a glass. */
export const candle: Drawing = {
  shadow: 108,
  draw: (c) =>
    `<ellipse cx="200" cy="140" rx="96" ry="84" fill="url(#glow)"/><path d="M200 96C220 124 222 150 200 160C178 150 180 124 200 96Z" fill="#f7b34c"/><path d="M200 122C210 136 210 150 200 156C190 150 190 136 200 122Z" fill="#fff0bf"/><path d="M200 156V186" stroke="#54402f" stroke-width="4"/>` +
    `<path d="M128 182H272V300Q272 326 200 326Q128 326 128 300Z" fill="url(#white)"/><ellipse cx="200" cy="184" rx="72" ry="15" fill="#fffdf8"/><ellipse cx="200" cy="186" rx="58" ry="10" fill="#f3e6cf"/><path d="M128 226Q200 242 272 226V296Q200 314 128 296Z" fill="url(#body)"/><rect x="166" y="246" width="68" height="40" rx="8" fill="${c.paper}"/><path d="M180 266H220M188 276H212" stroke="${c.main}" stroke-width="4" stroke-linecap="round"/>`,
};

/** A wall clock at ten past ten. */
export const clock: Drawing = {
  shadow: 96,
  draw: (c) =>
    `<path d="M140 296L126 326H150L164 300ZM260 296L274 326H250L236 300Z" fill="${c.dark}"/><circle cx="200" cy="196" r="118" fill="url(#body)"/><circle cx="200" cy="196" r="98" fill="${c.paper}"/><circle cx="200" cy="196" r="98" fill="none" stroke="${c.dark}" stroke-opacity="0.12" stroke-width="8"/>` +
    Array.from(
      { length: 12 },
      (_, hour) =>
        `<rect transform="rotate(${hour * 30} 200 196)" x="${hour % 3 === 0 ? 196 : 198}" y="108" width="${hour % 3 === 0 ? 8 : 4}" height="${hour % 3 === 0 ? 20 : 12}" rx="2" fill="${c.dark}"/>`,
    ).join("") +
    `<path d="M200 196L154 168" stroke="${c.dark}" stroke-width="10" stroke-linecap="round"/><path d="M200 196L258 148" stroke="${c.dark}" stroke-width="7" stroke-linecap="round"/><path d="M200 214L200 120" stroke="${c.accent}" stroke-width="3.5" stroke-linecap="round"/><circle cx="200" cy="196" r="9" fill="${c.accent}"/>`,
};

/** A plump cushion. */
export const cushion: Drawing = {
  shadow: 150,
  draw: (c) =>
    `<path d="M86 108C130 128 270 128 314 108C326 104 332 112 326 124C308 172 308 262 326 308C332 320 326 328 314 324C270 306 130 306 86 324C74 328 68 320 74 308C92 262 92 172 74 124C68 112 74 104 86 108Z" fill="url(#body)"/>` +
    `<path d="M104 134C150 150 250 150 296 134C284 180 284 254 296 298C250 282 150 282 104 298C116 254 116 180 104 134Z" fill="none" stroke="${c.paper}" stroke-width="4" stroke-dasharray="2 11" stroke-linecap="round" opacity="0.9"/>` +
    `<path d="M200 170L236 216L200 262L164 216Z" fill="${c.accent}"/><path d="M200 190L220 216L200 242L180 216Z" fill="${c.paper}"/><path d="M110 140C140 152 170 156 200 156" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.25"/>`,
};

/** A made bed seen from its foot. */
export const bedding: Drawing = {
  shadow: 172,
  draw: (c) =>
    `<path d="M74 190V138Q74 112 100 112H300Q326 112 326 138V190Z" fill="url(#wood)"/><rect x="58" y="214" width="284" height="100" rx="18" fill="#e9ded0"/><rect x="70" y="310" width="18" height="18" fill="#a87a4e"/><rect x="312" y="310" width="18" height="18" fill="#a87a4e"/>` +
    `<rect x="92" y="156" width="98" height="58" rx="22" fill="url(#white)"/><rect x="210" y="156" width="98" height="58" rx="22" fill="url(#white)"/><path d="M58 222Q58 206 76 206H324Q342 206 342 222V296Q342 312 326 312H74Q58 312 58 296Z" fill="url(#face)"/><path d="M58 222Q58 206 76 206H324Q342 206 342 222V238H58Z" fill="${c.paper}"/>` +
    `<path d="M120 240C112 266 124 286 116 312M200 240C192 266 206 286 198 312M280 240C272 266 286 286 278 312" fill="none" stroke="${c.dark}" stroke-width="4" opacity="0.3"/><rect x="150" y="178" width="100" height="46" rx="20" fill="${c.accent}"/><path d="M168 192Q200 200 232 192" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity="0.4"/>`,
};

/** A woven basket with a cloth. */
export const basket: Drawing = {
  shadow: 138,
  draw: (c) =>
    `<path d="M124 196C124 96 276 96 276 196" fill="none" stroke="#a4774b" stroke-width="14"/><path d="M96 190H304L282 306Q278 326 256 326H144Q122 326 118 306Z" fill="url(#wood)"/>` +
    Array.from({ length: 4 }, (_, row) =>
      Array.from({ length: 8 - (row > 1 ? 1 : 0) }, (_cell, column) => {
        const inset = 106 + row * 5;
        const width = (400 - 2 * inset) / (8 - (row > 1 ? 1 : 0));
        return `<rect x="${(inset + column * width + 2).toFixed(1)}" y="${216 + row * 26}" width="${(width - 5).toFixed(1)}" height="17" rx="7" fill="${(row + column) % 2 ? "#b98a5b" : "#e6c49b"}" opacity="0.85"/>`;
      }).join(""),
    ).join("") +
    `<rect x="88" y="182" width="224" height="22" rx="11" fill="#b98a5b"/><path d="M108 184C132 150 164 178 192 158C222 140 262 164 292 184L276 226L240 196L206 232L168 198L128 224Z" fill="${c.main}"/><path d="M132 182C150 166 170 184 194 172" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity="0.45"/><circle cx="214" cy="188" r="5" fill="${c.paper}"/><circle cx="246" cy="182" r="5" fill="${c.paper}"/><circle cx="172" cy="192" r="5" fill="${c.paper}"/>`,
};

/** A leafy plant in a pot. */
export const plant: Drawing = {
  shadow: 100,
  draw: (c) => {
    const blade = (x: number, y: number, turn: number, size: number, fill: string) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0C-34-30-36-84 0-120C36-84 34-30 0 0Z" fill="${fill}"/><path d="M0-6V-104M0-36L-17-56M0-36L17-56M0-62L-15-80M0-62L15-80" stroke="#fff" stroke-width="2.6" opacity="0.35" fill="none"/></g>`;
    return (
      `<path d="M200 240C190 200 150 180 128 164M200 240C204 190 204 150 200 110M200 240C214 204 250 190 276 168" fill="none" stroke="${c.leafDark}" stroke-width="5"/>` +
      blade(198, 226, -62, 0.92, c.leafDark) +
      blade(204, 226, 60, 0.92, c.leafDark) +
      blade(198, 220, -30, 1.06, c.leaf) +
      blade(204, 220, 28, 1.06, "#83ad84") +
      blade(200, 214, -2, 1.18, c.leaf) +
      `<path d="M138 230H262L248 310Q245 326 226 326H174Q155 326 152 310Z" fill="url(#body)"/><rect x="130" y="220" width="140" height="26" rx="9" fill="${c.main}"/><rect x="130" y="220" width="140" height="26" rx="9" fill="#fff" opacity="0.14"/><path d="M166 262L172 306" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.35"/>`
    );
  },
};

/** A round cactus in bloom, with a smaller one. */
export const cactus: Drawing = {
  shadow: 118,
  draw: (c) =>
    `<rect x="150" y="112" width="84" height="148" rx="42" fill="#6f9a72"/><path d="M172 126V250M192 118V252M212 126V250" stroke="#4f7756" stroke-width="4" opacity="0.55"/><path d="M234 206C262 206 262 190 262 172" fill="none" stroke="#6f9a72" stroke-width="26" stroke-linecap="round"/><path d="M150 190C124 190 124 172 124 156" fill="none" stroke="#628c66" stroke-width="24" stroke-linecap="round"/>` +
    `<g transform="translate(192 110)">${[-60, -20, 20, 60].map((turn) => `<ellipse transform="rotate(${turn})" cx="0" cy="-13" rx="8" ry="15" fill="${c.accent}"/>`).join("")}<circle cy="-4" r="7" fill="#fff2c4"/></g><circle cx="262" cy="156" r="8" fill="${c.accent}"/>` +
    `<path d="M118 246H266L252 310Q249 326 232 326H152Q135 326 132 310Z" fill="url(#body)"/><rect x="112" y="238" width="160" height="24" rx="9" fill="${c.light}"/><path d="M130 282L148 296L166 282L184 296L202 282L220 296L238 282L254 294" fill="none" stroke="${c.paper}" stroke-width="6" stroke-linejoin="round" opacity="0.9"/>`,
};

/** An easy chair. */
export const chair: Drawing = {
  shadow: 152,
  draw: (c) =>
    `<path d="M122 288L104 326M278 288L296 326M150 292L142 326M250 292L258 326" stroke="#a87a4e" stroke-width="12" stroke-linecap="round"/><path d="M116 196C112 122 146 92 200 92C254 92 288 122 284 196L270 262H130Z" fill="url(#body)"/><path d="M142 190C140 140 162 116 200 116C238 116 260 140 258 190Z" fill="#fff" opacity="0.14"/>` +
    `<path d="M84 214C84 190 120 188 124 214L132 256H268L276 214C280 188 316 190 316 214L306 280Q302 298 284 298H116Q98 298 94 280Z" fill="${c.dark}"/><path d="M120 246Q120 230 138 230H262Q280 230 280 246V266Q280 282 262 282H138Q120 282 120 266Z" fill="url(#body)"/><rect x="152" y="178" width="96" height="62" rx="22" fill="${c.accent}"/><path d="M170 194Q200 204 230 194" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity="0.4"/>`,
};

/** Two books, one of them upright and open. */
export const book: Drawing = {
  shadow: 150,
  draw: (c) =>
    `<rect x="88" y="290" width="224" height="36" rx="7" fill="url(#trim)"/><rect x="98" y="297" width="206" height="22" fill="${c.paper}"/><rect x="88" y="290" width="26" height="36" rx="7" fill="${c.accentDark}"/>` +
    `<path d="M138 92L262 78Q272 78 272 88V284L146 290Q132 290 132 276V100Q132 93 138 92Z" fill="url(#body)"/><path d="M146 290L272 284V272L150 278Q142 279 142 284Q142 290 146 290Z" fill="${c.paper}"/><path d="M150 92V278" stroke="${c.dark}" stroke-width="7" opacity="0.55"/>` +
    `<circle cx="212" cy="150" r="34" fill="${c.paper}" opacity="0.92"/><path d="M186 164C198 146 206 158 212 148C220 138 230 148 238 164C232 178 222 184 212 184C202 184 192 178 186 164Z" fill="${c.accent}"/><path d="M182 216L244 211M190 232L236 228" stroke="${c.paper}" stroke-width="6" stroke-linecap="round" opacity="0.85"/><path d="M240 76V118L250 108L260 116V74Z" fill="${c.accent}"/>`,
};
