import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { ReactNode } from "react";

/** One titled part of the dashboard. */
export function DashboardCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Box as="h2" id={id} fontSize="sm" fontWeight="semibold" paddingInline="5" paddingTop="4" paddingBottom="3">
        {title}
      </Box>
      {children}
    </Card>
  );
}

const Card = chakra("section", {
  base: { background: "bg.panel", borderWidth: "1px", borderColor: "border", borderRadius: "lg", overflow: "hidden" },
});
