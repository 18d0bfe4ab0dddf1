import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useText } from "@shopkeeper/hooks/core";
import { layoutText } from "@shopkeeper/hooks/layout";
import type { ReactNode, Ref } from "react";

export interface ShellFrameProps {
  /** Stands at the left; absent on narrow windows, where it comes as a drawer. */
  sidebar?: ReactNode;
  navbar: ReactNode;
  /** The page's own scroll area, for who moves it. */
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame of the console: sidebar, navbar, and a main area that scrolls by itself. */
export function ShellFrame({ sidebar, navbar, mainRef, children }: ShellFrameProps) {
  const t = useText(layoutText);
  return (
    <Box display="flex" height="100dvh" overflow="hidden" background="bg.canvas" color="fg">
      <Skip href="#main">{t("skip")}</Skip>
      {sidebar}
      <Box display="flex" flexDirection="column" flex="1" minWidth={0}>
        {navbar}
        <Main id="main" ref={mainRef} tabIndex={-1}>
          {children}
        </Main>
      </Box>
    </Box>
  );
}

const Main = chakra("main", {
  base: {
    flex: 1,
    minHeight: 0,
    overflow: "auto",
    overscrollBehavior: "contain",
    scrollbarGutter: { lg: "stable" },
    padding: { base: "3", md: "4" },
    outline: "none",
    position: "relative",
  },
});

const Skip = chakra("a", {
  base: {
    position: "fixed",
    insetInlineStart: "3",
    top: "-12",
    zIndex: "max",
    padding: "2",
    paddingInline: "3",
    borderRadius: "md",
    background: "bg.panel",
    boxShadow: "md",
    fontSize: "sm",
    _focusVisible: { top: "2" },
  },
});
