import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

export interface NoticePageProps {
  art: ReactNode;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A page that says one thing, with a picture: what is the matter and where to go. */
export function NoticePage({ art, title, children, actions }: NoticePageProps) {
  return (
    <Box display="grid" placeItems="center" minHeight="100dvh" padding="6" background="bg.canvas" color="fg">
      <Box as="main" display="grid" justifyItems="center" textAlign="center" width="full" maxWidth="26rem">
        <Box width="full" maxWidth="22rem" marginBottom="7">
          {art}
        </Box>
        <Title>{title}</Title>
        <Box display="grid" gap="1" marginTop="3" color="fg.muted" fontSize="sm" lineHeight="1.7">
          {children}
        </Box>
        <Box display="flex" gap="3" marginTop="7">
          {actions}
        </Box>
      </Box>
    </Box>
  );
}

const Title = chakra("h1", { base: { fontSize: "2xl", fontWeight: "semibold", letterSpacing: "-0.01em" } });
