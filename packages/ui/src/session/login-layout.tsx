import { coreText, useText } from "@shopkeeper/hooks/texts";
import { sessionText } from "@shopkeeper/hooks/session";
import type { ReactNode } from "react";
import { BrandMark } from "../core/brand-mark";
import { ShopfrontArt } from "../core/shopfront-art";
import { styled } from "../theme/styled";
import { LanguageSwitch } from "./language-switch";

/** The two halves of the login page: the shop at the left, the form at the right; narrow windows show the form alone. */
export function LoginLayout({ children }: { children: ReactNode }) {
  const t = useText(sessionText);
  const core = useText(coreText);
  return (
    <Page>
      <Scene>
        <Brand>
          <BrandMark size={32} />
          <span>{core("app")}</span>
        </Brand>
        <Art>
          <ShopfrontArt />
        </Art>
        <Words>
          <p>{t("login.slogan")}</p>
          <p>{t("login.promise")}</p>
        </Words>
      </Scene>
      <Side>
        <Corner>
          <LanguageSwitch />
        </Corner>
        <Column>
          <SideBrand>
            <BrandMark size={32} />
            <span>{core("app")}</span>
          </SideBrand>
          {children}
        </Column>
      </Side>
    </Page>
  );
}

const Page = styled("main", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", lg: "minmax(0, 1.2fr) minmax(440px, 1fr)" },
    minHeight: "100dvh",
    background: "bg",
    color: "fg",
  },
});

const Scene = styled("div", {
  base: {
    hideBelow: "lg",
    display: "grid",
    gridTemplateRows: "auto 1fr auto",
    padding: "8",
    background: "linear-gradient(160deg, var(--scene-from), var(--scene-to))",
    "--scene-from": "#f3f8ff",
    "--scene-to": "#e9f2fe",
    _dark: { "--scene-from": "#101a2b", "--scene-to": "#0d1522" },
  },
});

const Art = styled("div", { base: { alignSelf: "center", justifySelf: "center", width: "full", maxWidth: "min(600px, 62vh)" } });

const Words = styled("div", {
  base: {
    textAlign: "center",
    paddingBottom: { lg: "4", xl: "10" },
    "& > :first-child": { fontSize: "xl", fontWeight: "semibold", letterSpacing: "0.01em" },
    "& > :last-child": { marginTop: "2", fontSize: "sm", color: "fg.muted" },
  },
});

const Side = styled("div", {
  base: {
    position: "relative",
    display: "grid",
    alignItems: { base: "start", sm: "center" },
    justifyItems: "center",
    padding: { base: "6", sm: "8" },
    paddingTop: { base: "16", sm: "8" },
  },
});

const Corner = styled("div", { base: { position: "absolute", insetInlineEnd: "4", top: "4" } });

const Column = styled("div", { base: { width: "full", maxWidth: "360px" } });

const Brand = styled("div", {
  base: { display: "flex", alignItems: "center", gap: "3", fontSize: "xl", fontWeight: "semibold", letterSpacing: "0.04em" },
});

/** The brand where the scene is not shown. */
const SideBrand = styled(Brand, { base: { hideFrom: "lg", marginBottom: "10" } });
