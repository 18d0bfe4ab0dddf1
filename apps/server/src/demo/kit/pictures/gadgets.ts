import type { Drawing } from "./drawing";

/** A phone with a landscape on its screen. */
export const phone: Drawing = {
  shadow: 92,
  draw: (c) =>
    `<rect x="128" y="62" width="148" height="266" rx="26" fill="#2f3237"/><rect x="124" y="60" width="148" height="266" rx="26" fill="#44484f"/><rect x="133" y="69" width="130" height="248" rx="19" fill="url(#face)"/><path d="M133 250C156 214 176 234 196 216C222 194 244 226 263 206V298Q263 317 244 317H152Q133 317 133 298Z" fill="${c.dark}"/><path d="M133 272C164 250 190 276 216 260C236 248 250 262 263 256V298Q263 317 244 317H152Q133 317 133 298Z" fill="${c.accent}"/>` +
    `<circle cx="226" cy="132" r="22" fill="${c.paper}"/><rect x="180" y="78" width="36" height="11" rx="5.5" fill="#2f3237"/><rect x="150" y="112" width="42" height="9" rx="4.5" fill="#fff" opacity="0.7"/><rect x="150" y="130" width="28" height="9" rx="4.5" fill="#fff" opacity="0.5"/><path d="M148 86L140 108" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity="0.4"/><rect x="176" y="302" width="44" height="5" rx="2.5" fill="#fff" opacity="0.8"/>`,
};

/** Over-ear headphones. */
export const headphones: Drawing = {
  shadow: 140,
  draw: (c) =>
    `<path d="M106 232C98 60 302 60 294 232" fill="none" stroke="${c.dark}" stroke-width="21" stroke-linecap="round"/><path d="M112 204C116 82 284 82 288 204" fill="none" stroke="${c.light}" stroke-width="8" stroke-linecap="round" opacity="0.8"/><rect x="120" y="210" width="34" height="106" rx="17" fill="${c.accentDark}"/><rect x="246" y="210" width="34" height="106" rx="17" fill="${c.accentDark}"/>` +
    `<rect x="80" y="206" width="58" height="114" rx="27" fill="url(#body)"/><rect x="262" y="206" width="58" height="114" rx="27" fill="url(#body)"/><circle cx="106" cy="262" r="15" fill="${c.accent}"/><circle cx="292" cy="262" r="15" fill="${c.accent}"/><path d="M94 228V240" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity="0.5"/><path d="M276 228V240" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity="0.5"/>`,
};

/** A camera with a big lens. */
export const camera: Drawing = {
  shadow: 165,
  draw: (c) =>
    `<path d="M148 146L162 118Q166 110 176 110H224Q234 110 238 118L252 146Z" fill="${c.dark}"/><rect x="96" y="128" width="38" height="20" rx="7" fill="${c.accent}"/><rect x="70" y="142" width="260" height="184" rx="26" fill="url(#body)"/><path d="M70 186H330V284H70Z" fill="#2f3237" opacity="0.78"/><circle cx="200" cy="236" r="76" fill="#ece7df"/><circle cx="200" cy="236" r="66" fill="#3a3e45"/><circle cx="200" cy="236" r="48" fill="#22252a"/><circle cx="200" cy="236" r="34" fill="${c.main}" opacity="0.75"/><circle cx="200" cy="236" r="20" fill="#15171a"/><circle cx="182" cy="216" r="11" fill="#fff" opacity="0.75"/><circle cx="216" cy="254" r="5" fill="#fff" opacity="0.4"/>` +
    `<rect x="272" y="156" width="40" height="20" rx="6" fill="#fff" opacity="0.7"/><circle cx="96" cy="166" r="7" fill="#d9534f"/><path d="M190 124H212" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity="0.4"/>`,
};

/** An upright wristwatch. */
export const watch: Drawing = {
  shadow: 88,
  draw: (c) =>
    `<path d="M156 148L164 66Q166 58 174 58H226Q234 58 236 66L244 148ZM156 248L164 318Q166 326 174 326H226Q234 326 236 318L244 248Z" fill="url(#trim)"/><path d="M172 76H228M170 94H230M170 304H230M172 288H228" stroke="${c.accentDark}" stroke-width="4" opacity="0.6"/><rect x="276" y="186" width="18" height="24" rx="5" fill="#c9c3b8"/><circle cx="200" cy="198" r="84" fill="url(#white)"/><circle cx="200" cy="198" r="84" fill="none" stroke="#b9b1a4" stroke-width="4"/><circle cx="200" cy="198" r="68" fill="url(#face)"/>` +
    Array.from(
      { length: 12 },
      (_, at) =>
        `<rect transform="rotate(${at * 30} 200 198)" x="198" y="138" width="4" height="${at % 3 === 0 ? 14 : 8}" rx="2" fill="#fff"/>`,
    ).join("") +
    `<path d="M200 198L172 178" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="M200 198L236 162" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M200 210V152" stroke="${c.accent}" stroke-width="2.5"/><circle cx="200" cy="198" r="6" fill="${c.accent}"/><circle cx="200" cy="232" r="14" fill="none" stroke="#fff" stroke-width="2.5" opacity="0.8"/>`,
};

/** Sunglasses. */
export const glasses: Drawing = {
  shadow: 165,
  draw: (c) =>
    `<path d="M70 196C74 160 108 150 130 158M330 196C326 160 292 150 270 158" fill="none" stroke="${c.accentDark}" stroke-width="11" stroke-linecap="round"/><path d="M62 206Q62 194 76 194H172Q186 194 186 208V236Q186 296 126 296Q66 296 62 226Z" fill="url(#face)"/><path d="M338 206Q338 194 324 194H228Q214 194 214 208V236Q214 296 274 296Q334 296 338 226Z" fill="url(#face)"/>` +
    `<g fill="none" stroke="${c.accentDark}" stroke-width="11" stroke-linejoin="round"><path d="M62 206Q62 194 76 194H172Q186 194 186 208V236Q186 296 126 296Q66 296 62 226Z"/><path d="M338 206Q338 194 324 194H228Q214 194 214 208V236Q214 296 274 296Q334 296 338 226Z"/><path d="M184 214Q200 200 216 214"/></g><path d="M88 214L76 244M108 210L88 258M246 210L228 254" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.5"/>`,
};

/** A jar of cream with its lid beside it. */
export const cream: Drawing = {
  shadow: 146,
  draw: (c) =>
    `<path d="M92 228H262V296Q262 326 177 326Q92 326 92 296Z" fill="url(#body)"/><ellipse cx="177" cy="228" rx="85" ry="20" fill="${c.light}"/><ellipse cx="177" cy="226" rx="70" ry="15" fill="#fffdf8"/><path d="M134 222C150 196 166 214 178 196C190 184 206 204 218 220C206 236 150 238 134 222Z" fill="#fffdf8"/><path d="M150 220C164 208 184 214 194 202" fill="none" stroke="#e9dfd0" stroke-width="5" stroke-linecap="round"/><rect x="134" y="262" width="86" height="34" rx="8" fill="${c.paper}" opacity="0.92"/><path d="M150 279H204" stroke="${c.main}" stroke-width="5" stroke-linecap="round"/>` +
    `<g transform="rotate(-24 300 280)"><rect x="244" y="262" width="104" height="38" rx="8" fill="url(#trim)"/><ellipse cx="296" cy="262" rx="52" ry="12" fill="${c.accent}"/></g><g transform="translate(262 150)"><ellipse rx="14" ry="22" transform="rotate(30)" fill="${c.leaf}"/><ellipse rx="14" ry="22" cx="-26" cy="14" transform="rotate(-30 -26 14)" fill="${c.leafDark}"/></g>`,
};

/** A lipstick, its cap off. */
export const lipstick: Drawing = {
  shadow: 120,
  draw: (c) =>
    `<path d="M166 168V110Q166 92 186 84L222 70Q230 68 230 78V168Z" fill="url(#body)"/><path d="M166 116Q186 112 230 78V86Q200 120 166 130Z" fill="#fff" opacity="0.28"/><rect x="160" y="164" width="76" height="54" rx="5" fill="#e7c98d"/><rect x="160" y="164" width="24" height="54" rx="5" fill="#fff" opacity="0.4"/><rect x="150" y="212" width="96" height="114" rx="9" fill="url(#trim)"/><rect x="150" y="226" width="96" height="9" fill="#e7c98d"/>` +
    `<g transform="translate(-30 -2) rotate(82 300 300)"><rect x="264" y="226" width="58" height="96" rx="9" fill="${c.accentDark}"/><rect x="264" y="304" width="58" height="9" fill="#e7c98d"/></g>`,
};

/** A perfume flacon. */
export const perfume: Drawing = {
  shadow: 116,
  draw: (c) =>
    `<rect x="168" y="78" width="64" height="58" rx="10" fill="url(#trim)"/><rect x="180" y="134" width="40" height="22" fill="#e7c98d"/><path d="M146 154H254Q286 158 286 192V296Q286 326 256 326H144Q114 326 114 296V192Q114 158 146 154Z" fill="${c.light}" opacity="0.55"/><path d="M126 226C160 212 178 238 206 228C234 218 254 232 274 224V294Q274 314 254 314H146Q126 314 126 294Z" fill="url(#body)"/><path d="M146 154H254Q286 158 286 192V296Q286 326 256 326H144Q114 326 114 296V192Q114 158 146 154Z" fill="url(#glass)" opacity="0.55"/>` +
    `<rect x="156" y="236" width="88" height="50" rx="6" fill="${c.paper}" opacity="0.95"/><path d="M172 256H228M182 270H218" stroke="${c.accent}" stroke-width="4.5" stroke-linecap="round"/><path d="M132 182V286" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.75"/>`,
};

/** A teddy bear. */
export const bear: Drawing = {
  shadow: 128,
  draw: (c) =>
    `<circle cx="138" cy="104" r="32" fill="${c.main}"/><circle cx="262" cy="104" r="32" fill="${c.main}"/><circle cx="138" cy="104" r="17" fill="${c.light}"/><circle cx="262" cy="104" r="17" fill="${c.light}"/><ellipse cx="104" cy="248" rx="28" ry="44" transform="rotate(28 104 248)" fill="${c.main}"/><ellipse cx="296" cy="248" rx="28" ry="44" transform="rotate(-28 296 248)" fill="${c.dark}"/><ellipse cx="200" cy="262" rx="82" ry="66" fill="url(#body)"/><ellipse cx="200" cy="270" rx="48" ry="44" fill="${c.light}"/><ellipse cx="140" cy="304" rx="36" ry="26" fill="${c.main}"/><ellipse cx="260" cy="304" rx="36" ry="26" fill="${c.dark}"/><ellipse cx="136" cy="306" rx="18" ry="14" fill="${c.light}"/><ellipse cx="264" cy="306" rx="18" ry="14" fill="${c.light}"/>` +
    `<circle cx="200" cy="150" r="78" fill="url(#body)"/><ellipse cx="200" cy="172" rx="36" ry="28" fill="${c.light}"/><ellipse cx="200" cy="160" rx="13" ry="9" fill="#43332a"/><path d="M200 168V176Q190 186 182 178M200 176Q210 186 218 178" fill="none" stroke="#43332a" stroke-width="4" stroke-linecap="round"/><circle cx="170" cy="138" r="8" fill="#43332a"/><circle cx="230" cy="138" r="8" fill="#43332a"/><circle cx="173" cy="135" r="3" fill="#fff"/><circle cx="233" cy="135" r="3" fill="#fff"/><path d="M200 226L160 208V246ZM200 226L240 208V246Z" fill="${c.accent}"/><circle cx="200" cy="227" r="10" fill="${c.accentDark}"/>`,
};

/** A basketball. */
export const ball: Drawing = {
  shadow: 112,
  draw: (c) =>
    `<circle cx="200" cy="216" r="110" fill="url(#body)"/><g fill="none" stroke="${c.dark}" stroke-width="7"><path d="M200 106V326M90 216H310M122 138C164 178 164 254 122 294M278 138C236 178 236 254 278 294"/></g><circle cx="200" cy="216" r="110" fill="none" stroke="${c.dark}" stroke-width="7"/><path d="M122 178C134 148 152 132 174 126" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity="0.45"/>`,
};
