import { styled } from "../theme/styled";

/** A door that is closed to this visitor. */
export function RefusedArt() {
  return (
    <Scene viewBox="0 0 480 300" aria-hidden focusable="false">
      <rect x="40" y="20" width="400" height="248" rx="124" fill="var(--sky)" />
      <rect x="30" y="262" width="420" height="7" rx="3.5" fill="var(--ground)" />
      <rect x="160" y="54" width="160" height="210" rx="10" fill="var(--wall)" />
      <rect x="176" y="72" width="128" height="192" rx="6" fill="var(--edge)" />
      <rect x="184" y="80" width="112" height="184" rx="4" fill="var(--door)" />
      <rect x="198" y="94" width="84" height="66" rx="4" fill="var(--glass)" />
      <rect x="198" y="176" width="84" height="72" rx="4" fill="var(--door-shade)" />
      <circle cx="286" cy="170" r="5" fill="var(--warm)" />
      <g>
        <rect x="220" y="122" width="40" height="30" rx="5" fill="var(--warm)" />
        <path d="M228 122v-8a12 12 0 0 1 24 0v8" fill="none" stroke="var(--wood)" strokeWidth="5" />
        <circle cx="240" cy="134" r="3.6" fill="var(--wood)" />
        <path d="M240 136v7" stroke="var(--wood)" strokeWidth="3" strokeLinecap="round" />
      </g>
      <path d="M104 196q68 56 136 8 68 48 136-8" fill="none" stroke="var(--rope)" strokeWidth="7" strokeLinecap="round" />
      {[104, 240, 376].map((x) => (
        <g key={x}>
          <rect x={x - 4} y="192" width="8" height="68" rx="3" fill="var(--wood)" />
          <rect x={x - 16} y="256" width="32" height="8" rx="4" fill="var(--wood)" />
          <circle cx={x} cy="188" r="8" fill="var(--warm)" />
        </g>
      ))}
    </Scene>
  );
}

const Scene = styled("svg", {
  base: {
    width: "full",
    height: "auto",
    "--sky": "#e6f0fd",
    "--wall": "#ffffff",
    "--edge": "#d5e2f2",
    "--door": "#4d8fe8",
    "--door-shade": "#3a78cc",
    "--glass": "#dcebfd",
    "--wood": "#3a5478",
    "--warm": "#f6b24c",
    "--rope": "#ef8a80",
    "--ground": "#cfe0f6",
    _dark: {
      "--sky": "#16233a",
      "--wall": "#23344f",
      "--edge": "#2e4566",
      "--door": "#2f66ac",
      "--door-shade": "#27568f",
      "--glass": "#1b2c47",
      "--wood": "#0f1b2c",
      "--warm": "#d9973a",
      "--rope": "#c96d64",
      "--ground": "#22354f",
    },
  },
});
