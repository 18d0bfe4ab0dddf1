import { useText } from "@shopkeeper/hooks/texts";
import { dashboardText } from "@shopkeeper/hooks/dashboard";
import { styled } from "../theme/styled";

const medals = [
  { disc: "#f6c445", edge: "#d99a1c", ribbon: "#e2574c" },
  { disc: "#cfd6df", edge: "#97a3b3", ribbon: "#4c8de2" },
  { disc: "#dfa574", edge: "#b5743f", ribbon: "#4fa37c" },
] as const;

/** A rank: a medal with its number for the first three, the number alone after them. */
export function RankMedal({ place }: { place: number }) {
  const t = useText(dashboardText);
  const medal = medals[place - 1];
  return (
    <Place>
      <span className="sk-hidden">{t("rankings.place", { place })}</span>
      {medal ? (
        <svg width="24" height="28" viewBox="0 0 24 28" aria-hidden focusable="false">
          <path d="M6 0h5l3 9H9zM18 0h-5l-3 9h5z" fill={medal.ribbon} />
          <circle cx="12" cy="17" r="10" fill={medal.edge} />
          <circle cx="12" cy="17" r="8" fill={medal.disc} />
          <text x="12" y="21" textAnchor="middle" fontSize="11" fontWeight="700" fill="#3a2a10">
            {place}
          </text>
        </svg>
      ) : (
        <span aria-hidden>{place}</span>
      )}
    </Place>
  );
}

const Place = styled("span", {
  base: {
    display: "inline-grid",
    placeItems: "center",
    width: "24px",
    minHeight: "28px",
    fontSize: "sm",
    color: "fg.subtle",
    fontVariantNumeric: "tabular-nums",
  },
});
