import { groupedNumber } from "@shopkeeper/hooks/texts";
import { useCallback } from "react";
import { tabsRecipe } from "../theme/slot-recipes/tabs";
import { styled } from "../theme/styled";
import { afterPaint } from "./after-paint";
import { lazyComponent } from "./lazy-component";
import { TabFace } from "./tab-face";
import { useLatestRef } from "./use-latest-ref";

const TabStrip = lazyComponent(() => import("./tab-strip").then((file) => file.TabStrip), undefined, afterPaint);

/** One tab, with its number of rows. */
export interface Tab<Value extends string | number> {
  value: Value;
  label: string;
  count?: number;
  /** The meaning of its count for screen readers; such a count is a number of errors. */
  warning?: string | undefined;
}

export interface TabsProps<Value extends string | number> {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly Tab<Value>[];
  /** The tab that is shown. */
  value: Value;
  /** Gets the chosen tab. */
  onChange: (value: Value) => void;
  /** The id of the element that the tabs switch. */
  controls?: string;
}

/** Tabs with counters above a list. Plain buttons until their code is loaded: https://chakra-ui.com/docs/components/tabs. */
export function Tabs<Value extends string | number>({ label, tabs, value, onChange, controls }: TabsProps<Value>) {
  const drawn = tabs.map(({ value: key, label, count, warning }) => ({
    ...{ key: String(key), label, warning },
    count: count === undefined ? undefined : groupedNumber(count),
  }));
  const newest = useLatestRef({ tabs, onChange });
  const choose = useCallback(
    (key: string) => {
      const { tabs, onChange } = newest();
      const tab = tabs.find((one) => String(one.value) === key);
      if (tab) onChange(tab.value);
    },
    [newest],
  );
  return (
    <TabStrip
      label={label}
      tabs={drawn}
      value={String(value)}
      onChange={choose}
      controls={controls}
      fallback={
        <List role="group" aria-label={label}>
          {drawn.map(({ key, warning, ...face }) => (
            <Trigger
              key={key}
              type="button"
              aria-label={warning}
              data-selected={key === String(value) || undefined}
              data-warning={warning}
              onClick={() => choose(key)}
            >
              <TabFace {...face} />
            </Trigger>
          ))}
        </List>
      }
    />
  );
}

const List = styled("div", { base: tabsRecipe.base?.list });
const Trigger = styled("button", { base: tabsRecipe.base?.trigger });
