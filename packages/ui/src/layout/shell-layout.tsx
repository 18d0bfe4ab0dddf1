import { useText } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import { type ReactNode, type RefObject, useRef } from "react";
import { styled } from "../theme/styled";
import { BackToTop } from "./back-to-top";

export interface ShellLayoutProps {
  /** At the left; absent on narrow windows, where it is a drawer. */
  sidebar?: ReactNode;
  /** The navbar, and the tabs below it. */
  header: ReactNode;
  /** The header stays while the page scrolls; else it scrolls away with it. */
  isHeaderFixed: boolean;
  footer?: ReactNode;
  /** The scrolling element, for code that scrolls it. */
  mainRef?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The layout of the console: sidebar, header, and the page, which scrolls by itself. */
export function ShellLayout({ sidebar, header, isHeaderFixed, footer, mainRef, children }: ShellLayoutProps) {
  const t = useText(layoutText);
  const own = useRef<HTMLElement>(null);
  const scroller = mainRef ?? own;
  return (
    <Root>
      <Skip
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById("main")?.focus();
        }}
      >
        {t("skip")}
      </Skip>
      {sidebar}
      {/* the same elements in both cases, so that no page is mounted again */}
      <Column as="div" ref={isHeaderFixed ? undefined : scroller} data-scrolls={!isHeaderFixed || undefined}>
        {header}
        <Main id="main" tabIndex={-1} ref={isHeaderFixed ? scroller : undefined} data-scrolls={isHeaderFixed || undefined}>
          <Page>{children}</Page>
          {footer}
        </Main>
      </Column>
      <BackToTop key={String(isHeaderFixed)} scroller={scroller} />
    </Root>
  );
}

const Root = styled("div", {
  base: { display: "flex", height: "100dvh", overflow: "hidden", background: "bg.canvas", color: "fg" },
});

const scrolling = {
  minHeight: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  scrollPaddingBottom: "24", // a focused element is kept above the foot of a form
  position: "relative",
} as const;

// typed as a section, a plain element whose ref is the one that `Main` takes; rendered as a div, as no section may contain `main`
const Column = styled("section", {
  base: { display: "flex", flexDirection: "column", flex: 1, minWidth: 0, "&[data-scrolls]": scrolling },
});

const Main = styled("main", {
  base: {
    display: "flex",
    flexDirection: "column",
    flex: "1 0 auto",
    minWidth: 0,
    padding: { base: "3", md: "4" },
    outline: "none",
    "&[data-scrolls]": { ...scrolling, flex: 1, scrollbarGutter: { lg: "stable" } },
  },
});

const Page = styled("div", { base: { flex: "1 0 auto", minWidth: 0 } });

const Skip = styled("a", {
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
