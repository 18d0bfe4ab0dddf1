import { styled } from "../theme/styled";

/** A shop with its shutter down under drifting clouds: nothing is sold at this address. */
export function NotFoundArt() {
  return (
    <Scene viewBox="0 0 480 300" aria-hidden focusable="false">
      <rect x="40" y="20" width="400" height="248" rx="124" fill="var(--sky)" />
      <path
        className="cloud"
        d="M78 96a20 20 0 0 1 38-8 15 15 0 0 1 24 13 12 12 0 0 1-4 23H86a14 14 0 0 1-8-28Z"
        fill="var(--cloud)"
        stroke="var(--cloud-edge)"
        strokeWidth="2"
      />
      <path
        className="cloud slow"
        d="M346 66a16 16 0 0 1 30-6 13 13 0 0 1 20 11 10 10 0 0 1-3 19h-42a12 12 0 0 1-5-24Z"
        fill="var(--cloud)"
        stroke="var(--cloud-edge)"
        strokeWidth="2"
      />
      <rect x="30" y="262" width="420" height="7" rx="3.5" fill="var(--ground)" />
      <rect x="150" y="92" width="180" height="172" rx="6" fill="var(--wall)" />
      <rect x="142" y="82" width="196" height="16" rx="5" fill="var(--edge)" />
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <g key={index}>
          <path d={`M${144 + index * 32} 112h32v24h-32Z`} fill={index % 2 ? "var(--canvas)" : "var(--awning)"} />
          <path
            d={`M${144 + index * 32} 136h32a16 13 0 0 1-32 0Z`}
            fill={index % 2 ? "var(--canvas)" : "var(--awning-shade)"}
            opacity={index % 2 ? 0.8 : 1}
          />
        </g>
      ))}
      <rect x="168" y="162" width="144" height="102" fill="var(--edge)" />
      {[0, 1, 2, 3, 4, 5, 6].map((index) => (
        <rect key={index} x="168" y={166 + index * 14} width="144" height="9" rx="2" fill="var(--slat)" opacity={0.9} />
      ))}
      <circle cx="240" cy="250" r="4" fill="var(--wood)" />
      <path d="M240 172 212 190h56Z" fill="none" stroke="var(--wood)" strokeWidth="2" />
      <rect x="196" y="190" width="88" height="34" rx="6" fill="var(--wood)" transform="rotate(-3 240 207)" />
      <g transform="rotate(-3 240 207)" stroke="var(--warm)" strokeWidth="4" strokeLinecap="round">
        <path d="m216 201 12 12m0-12-12 12" />
        <path d="m252 201 12 12m0-12-12 12" />
      </g>
      <path d="M366 262v-92" stroke="var(--wood)" strokeWidth="5" strokeLinecap="round" />
      <path d="M350 168a16 16 0 0 1 32 0Z" fill="var(--wood)" />
      <circle cx="366" cy="172" r="7" fill="var(--warm)" />
      <circle cx="366" cy="176" r="24" fill="var(--warm)" opacity=".14" />
      <path d="M88 262h34l-4-28H92Z" fill="var(--warm)" opacity=".85" />
      <path d="M105 234c-3-22-16-28-24-29 2 16 10 26 24 29Zm0 0c2-26 16-36 26-38 1 20-8 34-26 38Z" fill="var(--awning-shade)" />
    </Scene>
  );
}

const Scene = styled("svg", {
  base: {
    width: "full",
    height: "auto",
    "--sky": "#e6f0fd",
    "--cloud": "#ffffff",
    "--cloud-edge": "#d3e2f6",
    "--wall": "#ffffff",
    "--edge": "#d5e2f2",
    "--slat": "#c6d6ea",
    "--awning": "#7fb2f5",
    "--awning-shade": "#5e9aea",
    "--canvas": "#f4f8fe",
    "--wood": "#3a5478",
    "--warm": "#f6b24c",
    "--ground": "#cfe0f6",
    _dark: {
      "--sky": "#16233a",
      "--cloud": "#263a58",
      "--cloud-edge": "#1c2c46",
      "--wall": "#23344f",
      "--edge": "#2e4566",
      "--slat": "#41597c",
      "--awning": "#33629f",
      "--awning-shade": "#294f82",
      "--canvas": "#a9bdd9",
      "--wood": "#101c2d",
      "--warm": "#d9973a",
      "--ground": "#22354f",
    },
    "& .cloud": { animation: "lost-drift 9s ease-in-out infinite" },
    "& .cloud.slow": { animationDuration: "14s", animationDirection: "reverse" },
    "@media (prefers-reduced-motion: reduce)": { "& .cloud": { animation: "none" } },
  },
});
