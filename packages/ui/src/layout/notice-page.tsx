import type { ReactNode } from "react";
import { styled } from "../theme/styled";

export interface NoticePageProps {
  art: ReactNode;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A page with one message and a picture: the problem and where to go. */
export function NoticePage({ art, title, children, actions }: NoticePageProps) {
  return (
    <Page>
      <Notice>
        <Art>{art}</Art>
        <h1>{title}</h1>
        <Words>{children}</Words>
        <Actions>{actions}</Actions>
      </Notice>
    </Page>
  );
}

const Page = styled("div", {
  base: { display: "grid", placeItems: "center", minHeight: "100dvh", padding: "6", background: "bg.canvas", color: "fg" },
});

const Notice = styled("main", {
  base: {
    display: "grid",
    justifyItems: "center",
    textAlign: "center",
    width: "full",
    maxWidth: "26rem",
    "& > h1": { fontSize: "2xl", fontWeight: "semibold", letterSpacing: "-0.01em" },
  },
});

const Art = styled("div", { base: { width: "full", maxWidth: "22rem", marginBottom: "7" } });

const Words = styled("div", {
  base: { display: "grid", gap: "1", marginTop: "3", color: "fg.muted", fontSize: "sm", lineHeight: "1.7" },
});

const Actions = styled("div", { base: { display: "flex", gap: "3", marginTop: "7" } });
