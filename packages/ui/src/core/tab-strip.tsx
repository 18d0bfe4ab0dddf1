import { Tabs } from "@chakra-ui/react/tabs";
import { memo } from "react";
import { Chakra } from "../theme/chakra";
import { TabFace, type TabFaceProps } from "./tab-face";

export interface TabStripProps {
  label: string;
  tabs: readonly (TabFaceProps & { readonly key: string; readonly warning: string | undefined })[];
  value: string;
  /** Must be stable: a new function alone does not render the tabs again. */
  onChange: (key: string) => void;
  controls: string | undefined;
}

/** Tabs with arrow keys, above lists that render often: they render only when they change themselves. */
export const TabStrip = memo(
  ({ label, tabs, value, onChange, controls = "" }: TabStripProps) => (
    <Chakra>
      <Tabs.Root value={value} onValueChange={(details) => onChange(details.value)}>
        <Tabs.List aria-label={label}>
          {tabs.map(({ key, warning, ...face }) => (
            <Tabs.Trigger key={key} value={key} aria-label={warning} data-warning={warning} aria-controls={controls}>
              <TabFace {...face} />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Tabs.Root>
    </Chakra>
  ),
  (before, after) =>
    before.label === after.label &&
    before.value === after.value &&
    before.controls === after.controls &&
    JSON.stringify(before.tabs) === JSON.stringify(after.tabs),
);
