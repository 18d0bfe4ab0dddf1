import type { Drawing } from "./drawing";

const hanger = `<path d="M200 74C200 56 222 58 218 74C215 84 200 84 200 98" fill="none" stroke="#9a7a58" stroke-width="6" stroke-linecap="round"/>`;

/** A summer dress on a hanger. */
export const dress: Drawing = {
  shadow: 96,
  draw: (c) =>
    `${hanger}<path d="M142 116L200 96L258 116" fill="none" stroke="#b98a5b" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M160 112L170 140C186 152 214 152 230 140L240 112L252 118C250 150 240 168 238 194L292 306C262 322 138 322 108 306L162 194C160 168 150 150 148 118Z" fill="url(#body)"/><path d="M162 194Q200 206 238 194L241 202Q200 216 159 202Z" fill="${c.accent}"/>` +
    `<path d="M178 216C168 250 158 282 150 312M200 218V318M222 216C232 250 242 282 250 312" stroke="${c.dark}" stroke-width="4" opacity="0.3" fill="none"/>` +
    [
      [150, 274],
      [184, 250],
      [218, 284],
      [250, 268],
      [172, 300],
      [206, 236],
      [188, 172],
      [222, 166],
      [236, 300],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="6.5" fill="${c.paper}" opacity="0.9"/><circle cx="${x}" cy="${y}" r="2.4" fill="${c.accent}"/>`,
      )
      .join(""),
};

/** A folded-out T-shirt. */
export const tshirt: Drawing = {
  shadow: 120,
  draw: (c) =>
    `<path d="M146 98L72 138L96 202L128 188V312Q128 326 142 326H258Q272 326 272 312V188L304 202L328 138L254 98C240 128 160 128 146 98Z" fill="url(#body)"/><path d="M146 98C160 128 240 128 254 98L242 92C230 114 170 114 158 92Z" fill="${c.dark}"/>` +
    `<path d="M128 188L118 158M272 188L282 158" stroke="${c.dark}" stroke-width="4" stroke-linecap="round" opacity="0.5"/><circle cx="200" cy="206" r="40" fill="${c.paper}"/><path d="M166 222L190 188L204 208L214 194L236 222C228 238 214 246 200 246C186 246 174 238 166 222Z" fill="${c.accent}"/><circle cx="218" cy="184" r="7" fill="${c.main}"/>`,
};

/** A long coat with a belt. */
export const coat: Drawing = {
  shadow: 112,
  draw: (c) =>
    `${hanger}<path d="M150 108L94 146L84 286Q102 296 118 288L132 196V316Q132 326 144 326H256Q268 326 268 316V196L282 288Q298 296 316 286L306 146L250 108Z" fill="url(#body)"/><path d="M166 102L200 176L234 102L250 108L226 208L200 190L174 208L150 108Z" fill="${c.dark}" opacity="0.55"/><path d="M176 98L200 150L224 98Q200 108 176 98Z" fill="${c.paper}"/>` +
    `<path d="M200 190V326" stroke="${c.dark}" stroke-width="4" opacity="0.6"/><rect x="130" y="226" width="140" height="18" fill="${c.accentDark}"/><rect x="188" y="221" width="26" height="28" rx="5" fill="none" stroke="${c.accent}" stroke-width="6"/><circle cx="180" cy="272" r="6" fill="${c.paper}"/><circle cx="220" cy="272" r="6" fill="${c.paper}"/><circle cx="180" cy="302" r="6" fill="${c.paper}"/><circle cx="220" cy="302" r="6" fill="${c.paper}"/>`,
};

/** A buttoned shirt. */
export const shirt: Drawing = {
  shadow: 116,
  draw: (c) =>
    `<path d="M152 104L84 134L72 294Q88 304 106 298L126 196V316Q126 326 136 326H264Q274 326 274 316V196L294 298Q312 304 328 294L316 134L248 104Z" fill="url(#body)"/><path d="M152 104L176 92L200 124L178 154Z" fill="${c.light}"/><path d="M248 104L224 92L200 124L222 154Z" fill="${c.light}"/><path d="M176 92Q200 104 224 92L200 124Z" fill="${c.dark}"/>` +
    `<path d="M190 136H210V326H190Z" fill="#fff" opacity="0.18"/>${[160, 194, 228, 262, 296].map((y) => `<circle cx="200" cy="${y}" r="5" fill="${c.paper}"/>`).join("")}<path d="M222 190H258V222L240 234L222 222Z" fill="none" stroke="${c.dark}" stroke-width="4" opacity="0.55"/><path d="M74 276L108 282M326 276L292 282" stroke="${c.dark}" stroke-width="4" opacity="0.45"/>`,
};

/** A zipped jacket with a ribbed hem. */
export const jacket: Drawing = {
  shadow: 124,
  draw: (c) =>
    `<path d="M150 106L88 138L70 282L108 292L130 206V300H270V206L292 292L330 282L312 138L250 106Z" fill="url(#body)"/><path d="M150 106Q200 86 250 106L242 138Q200 124 158 138Z" fill="${c.dark}"/><rect x="124" y="296" width="152" height="30" rx="8" fill="${c.dark}"/><path d="M68 282L110 292L106 314L66 304ZM332 282L290 292L294 314L334 304Z" fill="${c.dark}"/>` +
    `<path d="M200 130V324" stroke="${c.accent}" stroke-width="7"/><rect x="193" y="146" width="14" height="24" rx="5" fill="${c.accentDark}"/><path d="M148 236L172 264M252 236L228 264" stroke="${c.paper}" stroke-width="6" stroke-linecap="round"/><path d="M142 160H182M218 160H258" stroke="${c.dark}" stroke-width="4" opacity="0.5"/>${[140, 156, 172, 228, 244, 260].map((x) => `<path d="M${x} 302V320" stroke="#fff" stroke-width="3" opacity="0.25"/>`).join("")}`,
};

/** A running shoe seen from the side. */
export const sneaker: Drawing = {
  shadow: 172,
  draw: (c) =>
    `<path d="M60 292C56 240 74 204 82 176Q100 162 118 180C132 196 150 190 162 176L236 232C270 246 330 244 344 276Q348 290 344 298H64Z" fill="url(#body)"/><path d="M60 292C58 262 64 236 72 210C96 236 128 244 158 236L186 262C150 290 110 294 60 292Z" fill="${c.dark}" opacity="0.45"/>` +
    `<path d="M52 290H348Q356 290 354 302Q348 326 318 326H92Q56 326 52 300Z" fill="${c.paper}"/><path d="M54 306H352Q346 326 318 326H92Q60 326 54 306Z" fill="${c.accent}"/><path d="M168 182L242 238" stroke="${c.paper}" stroke-width="20" stroke-linecap="round"/>${[0, 1, 2, 3].map((at) => `<path d="M${172 + at * 17} ${206 + at * 13}L${190 + at * 17} ${182 + at * 13}" stroke="${c.dark}" stroke-width="6" stroke-linecap="round"/>`).join("")}` +
    `<path d="M108 276C136 272 160 256 176 236C182 262 214 276 246 272" fill="none" stroke="${c.paper}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M82 178Q96 168 112 180" fill="none" stroke="${c.accent}" stroke-width="9" stroke-linecap="round"/>`,
};

/** A low-heeled shoe with a strap. */
export const heel: Drawing = {
  shadow: 165,
  draw: (c) =>
    `<path d="M76 196C66 238 68 270 74 326H98C100 300 108 286 122 278Z" fill="${c.dark}"/><path d="M72 192C92 182 112 186 126 214C146 250 188 262 228 256C262 250 300 262 338 294Q352 310 334 322H236C196 322 176 306 148 290C126 278 104 280 84 290C72 258 68 222 72 192Z" fill="url(#body)"/><path d="M84 288C104 280 126 280 148 292C176 308 196 324 236 324H334Q340 322 342 316H240C200 316 180 300 154 284C128 268 104 270 82 280Z" fill="${c.accentDark}"/>` +
    `<path d="M132 220C160 180 204 180 226 256" fill="none" stroke="${c.main}" stroke-width="13" stroke-linecap="round"/><circle cx="208" cy="208" r="11" fill="${c.accent}"/><path d="M250 272C276 270 300 282 316 296" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.4"/><path d="M84 204C94 200 104 206 110 218" fill="none" stroke="${c.paper}" stroke-width="6" stroke-linecap="round" opacity="0.7"/>`,
};

/** A hat with a ribbon. */
export const hat: Drawing = {
  shadow: 172,
  draw: (c) =>
    `<ellipse cx="200" cy="288" rx="158" ry="38" fill="${c.dark}"/><ellipse cx="200" cy="282" rx="158" ry="36" fill="url(#body)"/><path d="M112 280C108 190 130 138 200 138C270 138 292 190 288 280C260 300 140 300 112 280Z" fill="url(#body)"/><path d="M112 246C140 268 260 268 288 246L288 280C260 300 140 300 112 280Z" fill="url(#trim)"/>` +
    `<path d="M270 262C292 250 316 256 326 274C310 286 286 284 270 262ZM270 262C286 276 298 296 292 312C274 304 264 284 270 262Z" fill="${c.accent}"/><circle cx="270" cy="264" r="9" fill="${c.accentDark}"/><path d="M140 216C144 186 158 168 178 160" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.4"/>`,
};

/** A knotted scarf with fringes. */
export const scarf: Drawing = {
  shadow: 128,
  draw: (c) =>
    `<path d="M104 138C104 84 296 84 296 138C296 196 250 216 200 216C150 216 104 196 104 138Z" fill="url(#body)"/><path d="M134 130C138 104 262 104 266 130C260 158 234 168 200 168C166 168 140 158 134 130Z" fill="${c.dark}"/><path d="M112 156C140 196 176 204 204 202M288 156C266 190 240 200 216 202M122 110C110 124 108 140 116 156" fill="none" stroke="${c.dark}" stroke-width="4" opacity="0.35" stroke-linecap="round"/><path d="M152 192L134 304L188 314L208 204Z" fill="url(#body)"/><path d="M204 196L222 302L278 290L252 184Z" fill="${c.main}"/><path d="M166 178Q206 160 246 178Q252 204 238 226Q202 238 168 224Q158 200 166 178Z" fill="${c.light}"/><path d="M184 184Q180 204 186 222M222 182Q228 202 222 222" fill="none" stroke="${c.main}" stroke-width="4" opacity="0.6" stroke-linecap="round"/>` +
    `<path d="M141 252L196 260M138 272L193 280M216 250L266 240M219 270L271 260" stroke="${c.accent}" stroke-width="8"/><path d="M120 136C140 116 180 110 210 110" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.35"/>${[0, 1, 2, 3, 4].map((at) => `<path d="M${136 + at * 12} ${305 + at * 1.6}L${133 + at * 12} 326M${226 + at * 12} ${299 - at * 2.4}L${229 + at * 12} ${322 - at * 2}" stroke="${c.dark}" stroke-width="5" stroke-linecap="round"/>`).join("")}`,
};

/** A handbag with a flap. */
export const handbag: Drawing = {
  shadow: 152,
  draw: (c) =>
    `<path d="M136 182C136 92 264 92 264 182" fill="none" stroke="${c.dark}" stroke-width="15"/><path d="M96 176H304L322 300Q324 326 298 326H102Q76 326 78 300Z" fill="url(#body)"/><path d="M92 176H308L312 208C292 256 242 268 200 268C158 268 108 256 88 208Z" fill="${c.main}"/><path d="M92 176H308L312 208C292 256 242 268 200 268C158 268 108 256 88 208Z" fill="#fff" opacity="0.12"/>` +
    `<path d="M94 210C116 248 160 258 200 258C240 258 284 248 306 210" fill="none" stroke="${c.paper}" stroke-width="3" stroke-dasharray="8 8" opacity="0.7"/><rect x="178" y="248" width="44" height="36" rx="9" fill="${c.accent}"/><circle cx="200" cy="266" r="7" fill="${c.accentDark}"/><circle cx="136" cy="182" r="9" fill="${c.accent}"/><circle cx="264" cy="182" r="9" fill="${c.accent}"/>`,
};

/** A backpack with a front pocket. */
export const backpack: Drawing = {
  shadow: 124,
  draw: (c) =>
    `<path d="M174 108C174 74 226 74 226 108" fill="none" stroke="${c.dark}" stroke-width="13"/><path d="M112 196C84 206 82 288 104 306M288 196C316 206 318 288 296 306" fill="none" stroke="${c.dark}" stroke-width="18" stroke-linecap="round"/><path d="M112 190C112 128 146 100 200 100C254 100 288 128 288 190V298Q288 326 260 326H140Q112 326 112 298Z" fill="url(#body)"/>` +
    `<path d="M112 192C112 130 146 102 200 102C254 102 288 130 288 192C262 212 138 212 112 192Z" fill="#fff" opacity="0.14"/><path d="M118 196C150 214 250 214 282 196" fill="none" stroke="${c.accent}" stroke-width="6"/><rect x="138" y="238" width="124" height="74" rx="18" fill="${c.dark}" opacity="0.55"/><rect x="138" y="234" width="124" height="74" rx="18" fill="${c.light}"/><path d="M150 256H250" stroke="${c.dark}" stroke-width="5" stroke-linecap="round"/><rect x="192" y="252" width="16" height="22" rx="6" fill="${c.accent}"/><rect x="182" y="140" width="36" height="36" rx="9" fill="${c.paper}"/><path d="M190 166L199 150L204 158L209 154L214 166Z" fill="${c.accent}"/>`,
};

/** A suitcase on wheels. */
export const suitcase: Drawing = {
  shadow: 108,
  draw: (c) =>
    `<path d="M166 130V66H234V130" fill="none" stroke="#8d8a86" stroke-width="9"/><rect x="156" y="58" width="88" height="17" rx="8" fill="${c.dark}"/><rect x="120" y="116" width="160" height="196" rx="24" fill="url(#body)"/>${[148, 174, 200, 226, 252].map((x) => `<path d="M${x} 132V296" stroke="${c.dark}" stroke-width="6" opacity="0.35" stroke-linecap="round"/>`).join("")}` +
    `<rect x="120" y="150" width="160" height="15" fill="url(#trim)"/><rect x="120" y="262" width="160" height="15" fill="url(#trim)"/><rect x="172" y="196" width="56" height="36" rx="8" fill="${c.paper}"/><path d="M184 214H216" stroke="${c.accent}" stroke-width="6" stroke-linecap="round"/><circle cx="148" cy="318" r="11" fill="#4a4744"/><circle cx="252" cy="318" r="11" fill="#4a4744"/><path d="M136 140V290" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity="0.35"/>`,
};

/** An open umbrella. */
export const umbrella: Drawing = {
  shadow: 120,
  draw: (c) =>
    `<path d="M200 84V292C200 330 250 330 250 296" fill="none" stroke="#8a6647" stroke-width="9" stroke-linecap="round"/><path d="M62 216C62 130 124 84 200 84C276 84 338 130 338 216C322 196 296 196 284 214C270 194 244 192 230 214C220 196 180 196 170 214C156 192 130 194 116 214C104 196 78 196 62 216Z" fill="url(#body)"/>` +
    `<path d="M200 84C160 110 146 160 170 214C156 192 130 194 116 214C112 156 144 104 200 84Z" fill="${c.accent}" opacity="0.92"/><path d="M200 84C240 110 254 160 230 214C244 192 270 194 284 214C288 156 256 104 200 84Z" fill="${c.accent}" opacity="0.92"/><path d="M200 84V66" stroke="${c.dark}" stroke-width="8" stroke-linecap="round"/><path d="M86 184C94 150 112 128 136 116" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.4"/>`,
};
