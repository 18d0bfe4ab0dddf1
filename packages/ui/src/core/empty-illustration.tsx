import { styled } from "../theme/styled";

/** An empty shelf. */
export function EmptyIllustration({ kind = "empty" }: { kind?: "empty" | "search" | "failed" | "refused" }) {
  return (
    <Art viewBox="0 0 120 84" aria-hidden focusable="false">
      <ellipse cx="60" cy="76" rx="44" ry="5" data-ink="shade" />
      <rect x="26" y="16" width="68" height="56" rx="6" data-ink="paper" />
      <path d="M26 34h68M26 53h68" data-ink="line" />
      <rect x="34" y="24" width="12" height="10" rx="2" data-ink="shade" />
      <rect x="72" y="43" width="14" height="10" rx="2" data-ink="shade" />
      {kind === "empty" && <path d="m83 12 2 4.6 4.6 2-4.6 2-2 4.6-2-4.6-4.6-2 4.6-2Z" data-ink="brand" />}
      {kind === "search" && <path d="M79 58a11 11 0 1 0-.1.1l9.600 9.600" data-ink="stroke" />}
      {kind === "failed" && <path d="M84 8v12m0 6v.2" data-ink="stroke" />}
      {kind === "refused" && <path d="M76 20v-5a7 7 0 0 1 14 0v5m-17 0h20v13H73Z" data-ink="stroke" />}
    </Art>
  );
}

const Art = styled("svg", {
  base: {
    width: "112px",
    height: "78px",
    "& [data-ink=shade]": { fill: "bg.emphasized" },
    "& [data-ink=paper]": { fill: "bg.subtle", stroke: "border.emphasized", strokeWidth: "1.5px" },
    "& [data-ink=line]": { fill: "none", stroke: "border.emphasized", strokeWidth: "1.5px" },
    "& [data-ink=brand]": { fill: "brand.500" },
    "& [data-ink=stroke]": { fill: "bg.panel", stroke: "brand.500", strokeWidth: "3px", strokeLinecap: "round", strokeLinejoin: "round" },
  },
});
