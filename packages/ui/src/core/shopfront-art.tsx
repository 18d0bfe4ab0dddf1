import { styled } from "../theme/styled";

const stripes = [0, 1, 2, 3, 4, 5, 6, 7];
const stripe = 46;

/** An illustration: a shopfront in its street, lit from inside in dark mode. */
export function ShopfrontArt() {
  return (
    <Scene viewBox="0 0 600 440" aria-hidden focusable="false">
      <circle cx="300" cy="214" r="196" fill="var(--sky)" />
      <Street />
      <Building />
      <Awning />
      <ShopWindow />
      <Door />
      <Parcels />
      <Plant />
    </Scene>
  );
}

const Street = () => (
  <g>
    <path d="M66 140a18 18 0 0 1 34-8 14 14 0 0 1 22 12 11 11 0 0 1-3 21H72a13 13 0 0 1-6-25Z" fill="var(--cloud)" />
    <path d="M470 84a15 15 0 0 1 28-6 12 12 0 0 1 19 10 9 9 0 0 1-3 17h-40a11 11 0 0 1-4-21Z" fill="var(--cloud)" />
    <path d="M30 374V262h44v-38h36v150Zm460 0V236h34v-30h40v168Z" fill="var(--far)" />
    <rect x="20" y="372" width="560" height="8" rx="4" fill="var(--ground)" />
    <rect x="96" y="388" width="220" height="5" rx="2.5" fill="var(--ground)" />
    <rect x="340" y="388" width="96" height="5" rx="2.5" fill="var(--ground)" />
  </g>
);

const Building = () => (
  <g>
    <rect x="124" y="92" width="352" height="280" rx="8" fill="var(--wall)" />
    <rect x="112" y="78" width="376" height="20" rx="6" fill="var(--edge)" />
    <rect x="112" y="92" width="376" height="6" fill="var(--line)" opacity=".5" />
    <rect x="206" y="112" width="188" height="38" rx="8" fill="var(--wood)" />
    <path d="M224 134.5v-4.3l2.3-6.2h15.4l2.3 6.2v4.3Z" fill="var(--warm)" />
    <rect x="258" y="122" width="72" height="7" rx="3.5" fill="var(--canvas)" />
    <rect x="258" y="134" width="44" height="5" rx="2.5" fill="var(--canvas)" opacity=".55" />
    <circle cx="374" cy="131" r="5" fill="var(--warm)" />
    <path d="M140 340h190v32H140Z" fill="var(--edge)" opacity=".6" />
  </g>
);

const Awning = () => (
  <g>
    {stripes.map((index) => {
      const x = 116 + index * stripe;
      const odd = index % 2 === 1;
      return (
        <g key={index}>
          <path d={`M${x} 166h${stripe}v40h-${stripe}Z`} fill={odd ? "var(--canvas)" : "var(--awning)"} />
          <path d={`M${x} 206h${stripe}a${stripe / 2} 19 0 0 1-${stripe} 0Z`} fill={odd ? "var(--canvas-shade)" : "var(--awning-shade)"} />
        </g>
      );
    })}
    <rect x="112" y="160" width="376" height="8" rx="4" fill="var(--awning-shade)" />
  </g>
);

const ShopWindow = () => (
  <g>
    <rect x="146" y="236" width="182" height="108" rx="6" fill="var(--glass)" />
    <path d="M168 236h26l-48 82v-42Z" fill="var(--shine)" opacity=".8" />
    <path d="M158 292h158M158 334h158" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
    <rect x="170" y="266" width="22" height="24" rx="3" fill="var(--rose)" />
    <path d="M175 266a6 6 0 0 1 12 0" fill="none" stroke="var(--rose)" strokeWidth="2.5" />
    <path d="M208 290v-16l4-5v-8h8v8l4 5v16Z" fill="var(--leaf)" />
    <rect x="240" y="272" width="30" height="18" rx="3" fill="var(--warm)" />
    <path d="M255 272v18" stroke="var(--wall)" strokeWidth="3" />
    <circle cx="296" cy="279" r="11" fill="var(--awning)" />
    <circle cx="296" cy="279" r="4.5" fill="var(--glass)" />
    <rect x="168" y="312" width="34" height="20" rx="3" fill="var(--awning)" opacity=".85" />
    <rect x="210" y="306" width="18" height="26" rx="3" fill="var(--warm)" opacity=".9" />
    <path d="M246 332c-8 0-10-14 0-14h22c10 0 8 14 0 14Z" fill="var(--rose)" opacity=".9" />
    <path d="M288 332v-12h20v12Z" fill="var(--leaf-dark)" />
    <rect x="146" y="236" width="182" height="108" rx="6" fill="none" stroke="var(--wood)" strokeWidth="5" />
    <rect x="138" y="342" width="198" height="9" rx="4" fill="var(--wood)" />
  </g>
);

const Door = () => (
  <g>
    <rect x="358" y="236" width="92" height="136" rx="6" fill="var(--wood)" />
    <rect x="368" y="247" width="72" height="82" rx="4" fill="var(--glass)" />
    <path d="M382 247h22l-36 62v-38Z" fill="var(--shine)" opacity=".8" />
    <path d="M404 262v10" stroke="var(--wood)" strokeWidth="2" />
    <rect x="386" y="271" width="36" height="18" rx="5" fill="var(--wall)" />
    <path d="m397 280 5 5 9-10" fill="none" stroke="var(--leaf)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    <rect x="430" y="296" width="5" height="24" rx="2.5" fill="var(--warm)" />
    <rect x="350" y="368" width="108" height="8" rx="3" fill="var(--line)" />
    <path d="M468 226v14" stroke="var(--wood)" strokeWidth="4" strokeLinecap="round" />
    <path d="M458 252a10 10 0 0 1 20 0Z" fill="var(--wood)" />
    <circle cx="468" cy="254" r="5" fill="var(--warm)" />
    <circle cx="468" cy="256" r="16" fill="var(--warm)" opacity=".16" />
  </g>
);

const Parcels = () => (
  <g>
    <rect x="62" y="328" width="56" height="44" rx="4" fill="var(--warm)" />
    <path d="M84 328h12v16l-6-4-6 4Z" fill="var(--warm-soft)" />
    <rect x="72" y="294" width="38" height="34" rx="4" fill="var(--pot)" />
    <path d="M88 294h7v34h-7Z" fill="var(--warm-soft)" opacity=".8" />
    <rect x="70" y="358" width="16" height="5" rx="2.5" fill="var(--wall)" opacity=".75" />
  </g>
);

const Plant = () => (
  <g>
    <path d="M516 340c-4-30-26-36-34-36 2 20 14 34 34 36Z" fill="var(--leaf)" />
    <path d="M516 340c2-38 22-52 34-54 2 26-10 48-34 54Z" fill="var(--leaf-dark)" />
    <path d="M516 342c-8-34-2-58 4-66 10 18 8 46-4 66Z" fill="var(--leaf)" />
    <path d="M496 338h40l-5 34h-30Z" fill="var(--pot)" />
    <rect x="492" y="332" width="48" height="10" rx="4" fill="var(--pot)" />
    <rect x="492" y="339" width="48" height="4" fill="var(--wood)" opacity=".15" />
  </g>
);

const Scene = styled("svg", {
  base: {
    width: "full",
    height: "auto",
    "--sky": "#dcebfd",
    "--cloud": "#ffffff",
    "--far": "#c9def8",
    "--wall": "#ffffff",
    "--edge": "#d5e2f2",
    "--line": "#b9cde6",
    "--awning": "#3d8bf0",
    "--awning-shade": "#2c76d8",
    "--canvas": "#f4f8fe",
    "--canvas-shade": "#dfeafa",
    "--glass": "#e6f1ff",
    "--shine": "#f6faff",
    "--wood": "#2b4a73",
    "--warm": "#f6b24c",
    "--warm-soft": "#fde6bf",
    "--rose": "#ef8a80",
    "--leaf": "#4fb286",
    "--leaf-dark": "#35936b",
    "--pot": "#d98e5f",
    "--ground": "#cfe0f6",
    _dark: {
      "--sky": "#16263d",
      "--cloud": "#1e3350",
      "--far": "#1b2f4b",
      "--wall": "#22344e",
      "--edge": "#2e4566",
      "--line": "#3a5479",
      "--awning": "#3478d6",
      "--awning-shade": "#2862b3",
      "--canvas": "#c8d8ee",
      "--canvas-shade": "#9fb6d4",
      "--glass": "#f3cf8a",
      "--shine": "#f8dfae",
      "--wood": "#0f1d31",
      "--warm": "#f0a93f",
      "--warm-soft": "#5b4a2c",
      "--rose": "#d97a70",
      "--leaf": "#3f9a72",
      "--leaf-dark": "#2c7757",
      "--pot": "#b3714a",
      "--ground": "#1c2f4a",
    },
  },
});
