import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";

/** One group of settings under its name. */
export function SettingSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" display="grid" gap="2.5" justifyItems="start">
      <Box as="h3" fontSize="xs" fontWeight="semibold" color="fg.muted">
        {title}
      </Box>
      {children}
    </Box>
  );
}
