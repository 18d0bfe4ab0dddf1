import { useText } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import { useState } from "react";
import { BrandMark } from "../core/brand-mark";
import { styled } from "../theme/styled";
import { useLink } from "./links";

export interface ShopLogoProps {
  isFolded: boolean;
  wide?: string | null;
  square?: string | null;
}

/** The head of the sidebar, a link to the home page: the shop's own logo, or the default when there is none or it cannot be loaded. */
export function ShopLogo({ isFolded, wide, square }: ShopLogoProps) {
  const t = useText(layoutText);
  const link = useLink("/dashboard");
  const source = isFolded ? square : wide;
  const [broken, setBroken] = useState<string>();
  const isPicture = source === undefined || (source !== null && source !== broken);
  return (
    <Home {...link} data-folded={isFolded || undefined} aria-label={isPicture || isFolded ? t("sidebar.home") : undefined}>
      {isPicture ? (
        source && <Logo src={source} alt="" style={{ maxWidth: isFolded ? 32 : 168 }} onError={() => setBroken(source)} />
      ) : (
        <>
          <BrandMark size={26} />
          {!isFolded && <span>{t("brand")}</span>}
        </>
      )}
    </Home>
  );
}

const Home = styled("a", {
  base: {
    display: "flex",
    alignItems: "center",
    height: "52px",
    flexShrink: 0,
    paddingInline: "4",
    gap: "2.5",
    "&[data-folded]": { justifyContent: "center", paddingInline: 0 },
    "& > span": { fontSize: "md", fontWeight: "semibold", letterSpacing: "0.02em", color: "fg" },
  },
});

// shops draw their logos for a light page: on a dark one they get a plate
const Logo = styled("img", {
  base: { maxHeight: "32px", objectFit: "contain", borderRadius: "md", _dark: { background: "#eef1f5", padding: "3px" } },
});
