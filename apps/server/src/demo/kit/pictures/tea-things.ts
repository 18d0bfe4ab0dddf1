import type { Drawing } from "./drawing";

/** A round tin with a lid and a blank label. */
export const teaCaddy: Drawing = {
  shadow: 120,
  draw: (c) =>
    `<path d="M126 168H274V306Q274 328 200 328Q126 328 126 306Z" fill="url(#body)"/><ellipse cx="200" cy="168" rx="74" ry="16" fill="${c.dark}"/>` +
    `<path d="M120 128H280V164Q280 184 200 184Q120 184 120 164Z" fill="url(#trim)"/><ellipse cx="200" cy="128" rx="80" ry="18" fill="${c.accent}"/><ellipse cx="200" cy="125" rx="62" ry="12" fill="#fff" opacity="0.22"/><circle cx="200" cy="114" r="13" fill="${c.accentDark}"/><circle cx="197" cy="111" r="6" fill="#fff" opacity="0.35"/>` +
    `<path d="M150 212Q200 222 250 212V284Q200 294 150 284Z" fill="${c.paper}"/><path d="M200 228C222 234 228 254 200 274C172 254 178 234 200 228Z" fill="${c.leaf}"/><path d="M200 232V274" stroke="${c.leafDark}" stroke-width="2.5"/><path d="M200 252L212 242M200 260L189 250" stroke="${c.leafDark}" stroke-width="2"/>`,
};

/** A gift box with an open lid, two tins inside. */
export const teaBox: Drawing = {
  shadow: 150,
  draw: (c) =>
    `<path d="M96 196L118 118H282L304 196Z" fill="${c.dark}"/><path d="M112 188L130 128H270L288 188Z" fill="${c.main}"/><path d="M200 128V188" stroke="${c.accent}" stroke-width="10"/>` +
    `<path d="M84 204H316V318Q316 326 308 326H92Q84 326 84 318Z" fill="url(#body)"/><rect x="84" y="196" width="232" height="18" rx="6" fill="${c.light}"/>` +
    `<path d="M104 196H190V170Q190 164 147 164Q104 164 104 170Z" fill="url(#white)"/><ellipse cx="147" cy="170" rx="43" ry="9" fill="${c.paper}"/><path d="M210 196H296V170Q296 164 253 164Q210 164 210 170Z" fill="url(#trim)"/><ellipse cx="253" cy="170" rx="43" ry="9" fill="${c.accent}"/>` +
    `<circle cx="200" cy="268" r="34" fill="${c.paper}"/><path d="M200 246C216 252 220 268 200 288C180 268 184 252 200 246Z" fill="${c.accent}"/><path d="M200 250V288" stroke="${c.accentDark}" stroke-width="2.5"/>`,
};

/** A teapot with a spout to the left. */
export const teapot: Drawing = {
  shadow: 150,
  draw: (c) =>
    `<path d="M278 214C338 196 348 286 276 288" fill="none" stroke="${c.dark}" stroke-width="17" stroke-linecap="round"/>` +
    `<path d="M134 232C104 226 96 200 78 184C70 178 78 168 88 172C116 182 126 206 148 212Z" fill="${c.main}"/>` +
    `<path d="M120 250C120 196 154 176 204 176C254 176 288 196 288 250C288 300 256 326 204 326C152 326 120 300 120 250Z" fill="url(#body)"/><path d="M150 180Q204 162 258 180Q250 194 204 194Q158 194 150 180Z" fill="${c.dark}" opacity="0.55"/>` +
    `<path d="M152 176C156 154 180 146 204 146C228 146 252 154 256 176Q230 186 204 186Q178 186 152 176Z" fill="url(#body)"/><circle cx="204" cy="136" r="15" fill="${c.accent}"/><circle cx="199" cy="131" r="5" fill="#fff" opacity="0.5"/>` +
    `<path d="M146 222C150 204 164 194 178 192" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.4"/><path d="M126 276Q204 300 282 276" fill="none" stroke="${c.accent}" stroke-width="6" opacity="0.9"/>`,
};

/** A mug with steam. */
export const cup: Drawing = {
  shadow: 128,
  draw: (c) =>
    `<g fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity="0.75"><path d="M164 146C152 130 176 118 164 100"/><path d="M200 138C188 118 212 108 200 86"/><path d="M236 146C224 130 248 118 236 100"/></g>` +
    `<path d="M270 206C326 196 326 276 262 276" fill="none" stroke="${c.dark}" stroke-width="18"/><path d="M270 206C322 198 322 272 264 274" fill="none" stroke="${c.main}" stroke-width="9"/>` +
    `<path d="M120 172H280L270 296Q266 326 236 326H164Q134 326 130 296Z" fill="url(#body)"/><ellipse cx="200" cy="172" rx="80" ry="18" fill="${c.light}"/><ellipse cx="200" cy="174" rx="68" ry="13" fill="#8a5a36"/><ellipse cx="186" cy="171" rx="34" ry="5" fill="#fff" opacity="0.25"/>` +
    `<path d="M127 242Q200 262 273 242L270 274Q200 294 131 274Z" fill="${c.paper}" opacity="0.92"/><circle cx="170" cy="264" r="6" fill="${c.accent}"/><circle cx="200" cy="268" r="6" fill="${c.accent}"/><circle cx="230" cy="264" r="6" fill="${c.accent}"/>`,
};

/** A lidded stoneware jar. */
export const jar: Drawing = {
  shadow: 120,
  draw: (c) =>
    `<path d="M150 166C118 184 112 214 114 250C116 300 150 328 200 328C250 328 284 300 286 250C288 214 282 184 250 166Z" fill="url(#body)"/><rect x="146" y="150" width="108" height="22" rx="8" fill="${c.dark}"/>` +
    `<path d="M136 120Q200 102 264 120V144Q200 160 136 144Z" fill="url(#wood)"/><ellipse cx="200" cy="120" rx="64" ry="13" fill="#e3c096"/><circle cx="200" cy="106" r="12" fill="#b98a5b"/>` +
    `<path d="M114 236C140 256 160 226 186 240C212 254 234 224 258 240C268 246 278 246 286 240L285 262C262 276 238 250 214 264C190 278 160 250 116 268Z" fill="${c.paper}" opacity="0.85"/><path d="M136 210C140 192 150 184 160 180" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.4"/>`,
};

/** A tall flask with a screwed lid. */
export const tumbler: Drawing = {
  shadow: 92,
  draw: (c) =>
    `<path d="M148 130H252L244 312Q242 328 200 328Q158 328 156 312Z" fill="url(#body)"/><path d="M144 84Q200 72 256 84V134Q200 148 144 134Z" fill="url(#trim)"/><ellipse cx="200" cy="84" rx="56" ry="11" fill="${c.accent}"/>` +
    `<path d="M172 76C172 44 228 44 228 76" fill="none" stroke="${c.accentDark}" stroke-width="11" stroke-linecap="round"/><path d="M150 176Q200 190 250 176L249 194Q200 208 151 194Z" fill="${c.dark}" opacity="0.5"/>` +
    `<path d="M168 212L172 300" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.4"/><circle cx="206" cy="252" r="22" fill="${c.paper}" opacity="0.9"/><path d="M206 238C216 242 219 252 206 266C193 252 196 242 206 238Z" fill="${c.main}"/>`,
};

/** A noodle bowl with a pair of chopsticks. */
export const bowl: Drawing = {
  shadow: 140,
  draw: (c) =>
    `<path d="M96 128L316 96M104 146L320 128" stroke="#b07f52" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M92 196H308C308 262 276 304 240 312H160C124 304 92 262 92 196Z" fill="url(#body)"/><rect x="156" y="308" width="88" height="18" rx="8" fill="${c.dark}"/><ellipse cx="200" cy="196" rx="108" ry="28" fill="${c.light}"/><ellipse cx="200" cy="199" rx="92" ry="21" fill="${c.paper}"/>` +
    `<path d="M128 200C150 178 172 206 196 190C220 176 246 206 274 192C278 206 248 218 200 218C158 218 130 210 128 200Z" fill="${c.accent}" opacity="0.85"/><circle cx="172" cy="200" r="8" fill="${c.leaf}"/><circle cx="232" cy="202" r="7" fill="${c.leaf}"/><circle cx="206" cy="206" r="6" fill="#d8574c"/>` +
    `<path d="M104 234C150 258 250 258 296 234" fill="none" stroke="${c.paper}" stroke-width="7" opacity="0.85"/><path d="M120 250C126 272 138 288 152 298" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity="0.3"/>`,
};

/** An enamel pot with two ears. */
export const pot: Drawing = {
  shadow: 160,
  draw: (c) =>
    `<rect x="56" y="212" width="288" height="24" rx="12" fill="${c.dark}"/><path d="M92 184H308V288Q308 326 270 326H130Q92 326 92 288Z" fill="url(#body)"/><path d="M84 178Q84 168 94 168H306Q316 168 316 178V188H84Z" fill="${c.dark}"/>` +
    `<path d="M96 168C100 130 150 118 200 118C250 118 300 130 304 168Z" fill="url(#body)"/><rect x="178" y="94" width="44" height="26" rx="12" fill="${c.accent}"/><path d="M128 156C138 140 160 134 178 132" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.45"/><path d="M114 214V286" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.35"/><rect x="168" y="234" width="64" height="40" rx="10" fill="${c.paper}" opacity="0.9"/><path d="M184 254H216" stroke="${c.main}" stroke-width="5" stroke-linecap="round"/>`,
};
