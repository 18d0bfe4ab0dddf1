/** The program that opened a session, as far as its user agent states it. */
export interface Device {
  readonly kind: "desktop" | "phone" | "tablet" | "program";
  /** A brand name with the main version, such as Chrome 131; `WeChat` for WeChat's own browser. */
  readonly browser?: string;
  readonly system?: string;
  /** The first word of a program that is not a browser, such as curl/8.5. */
  readonly program?: string;
}

const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ["WeChat", /MicroMessenger\/(\d+)/],
  ["DingTalk", /DingTalk\/(\d+)/],
  ["QQ Browser", /M?QQBrowser\/(\d+)/],
  ["UC Browser", /UC?Browser\/(\d+)/],
  ["Edge", /Edg(?:A|iOS)?\/(\d+)/],
  ["Opera", /OPR\/(\d+)/],
  ["Samsung Internet", /SamsungBrowser\/(\d+)/],
  ["Firefox", /(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /Version\/(\d+).*Safari\//],
];

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ["HarmonyOS", /HarmonyOS|OpenHarmony/],
  ["Windows", /Windows NT/],
  ["iPadOS", /iPad/],
  ["iOS", /iPhone|iPod/],
  ["Android", /Android/],
  ["macOS", /Macintosh|Mac OS X/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux|X11/],
];

/** Parses a user agent. Invented ones are parsed as far as possible; an empty one is a program without a name. */
export function deviceOf(userAgent: string): Device {
  const found = browsers.flatMap(([name, sign]) => (sign.test(userAgent) ? [`${name} ${sign.exec(userAgent)?.[1] ?? ""}`.trim()] : []));
  const browser = found[0];
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0];
  if (!browser && !system) return { kind: "program", program: /^[\w.+-]+(?:\/[\w.+-]+)?/.exec(userAgent)?.[0] };
  return { kind: kindOf(userAgent), browser, system };
}

function kindOf(userAgent: string): Device["kind"] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return "tablet";
  return /Mobile|iPhone|iPod|Phone/.test(userAgent) ? "phone" : "desktop";
}
