import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { coreText, useText } from "@shopkeeper/hooks/core";
import { sessionText } from "@shopkeeper/hooks/session";
import type { ReactNode } from "react";
import { BrandMark } from "../core/brand-mark";
import { ShopfrontArt } from "../core/shopfront-art";

/** The two halves of the login page: the shop at the left, the form at the right; narrow windows show the form alone. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const t = useText(sessionText);
  const core = useText(coreText);
  return (
    <Page>
      <Scene>
        <Brand>
          <BrandMark size={32} />
          <span>{core("app")}</span>
        </Brand>
        <Box alignSelf="center" justifySelf="center" width="full" maxWidth="min(600px, 62vh)">
          <ShopfrontArt />
        </Box>
        <Box textAlign="center" paddingBottom={{ lg: "4", xl: "10" }}>
          <Box as="p" fontSize="xl" fontWeight="semibold" letterSpacing="0.01em">
            {t("login.slogan")}
          </Box>
          <Box as="p" marginTop="2" fontSize="sm" color="fg.muted">
            {t("login.promise")}
          </Box>
        </Box>
      </Scene>
      <Side>
        <Box width="full" maxWidth="360px">
          <Brand hideFrom="lg" marginBottom="10">
            <BrandMark size={32} />
            <span>{core("app")}</span>
          </Brand>
          {children}
        </Box>
      </Side>
    </Page>
  );
}

const Page = chakra("main", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", lg: "minmax(0, 1.2fr) minmax(440px, 1fr)" },
    minHeight: "100dvh",
    background: "bg",
    color: "fg",
  },
});

const Scene = chakra("div", {
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

const Side = chakra("div", {
  base: {
    display: "grid",
    alignItems: { base: "start", sm: "center" },
    justifyItems: "center",
    padding: { base: "6", sm: "8" },
    paddingTop: { base: "16", sm: "8" },
  },
});

const Brand = chakra("div", {
  base: { display: "flex", alignItems: "center", gap: "3", fontSize: "xl", fontWeight: "semibold", letterSpacing: "0.04em" },
});
