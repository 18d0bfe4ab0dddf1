import { Tabs } from "@chakra-ui/react/tabs";
import type { ReactNode } from "react";
import { Chakra } from "../theme/chakra";

export interface TabStripProps {
  label: string;
  tabs: readonly { readonly key: string; readonly warning: string | undefined; readonly children: ReactNode }[];
  value: string;
  onChange: (key: string) => void;
  controls: string | undefined;
}

/** Tabs among which arrow keys move. */
export const TabStrip = ({ label, tabs, value, onChange, controls = "" }: TabStripProps) => (
  <Chakra>
    <Tabs.Root value={value} onValueChange={(details) => onChange(details.value)}>
      <Tabs.List aria-label={label}>
        {tabs.map(({ key, warning, children }) => (
          <Tabs.Trigger key={key} value={key} aria-label={warning} data-warning={warning} aria-controls={controls}>
            {children}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  </Chakra>
);
