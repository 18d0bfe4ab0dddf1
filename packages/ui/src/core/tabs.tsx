import { groupedNumber } from "@shopkeeper/hooks/texts";
import { useCallback } from "react";
import { tabsRecipe } from "../theme/slot-recipes/tabs";
import { styled } from "../theme/styled";
import { afterPaint } from "./after-paint";
import { lazyComponent } from "./lazy-component";
import { TabFace } from "./tab-face";
import { useLatestRef } from "./use-latest-ref";

const TabStrip = lazyComponent(() => import("./tab-strip").then((file) => file.TabStrip), undefined, afterPaint);

/** One tab, with how many rows lie behind it. */
export interface Tab<Value extends string | number> {
  value: Value;
  label: string;
  count?: number;
  /** What its count means, as words for who listens; such a count is of what is wrong. */
  warning?: string | undefined;
}

export interface TabsProps<Value extends string | number> {
  /** What the tabs divide. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly Tab<Value>[];
  /** The tab that is shown. */
  value: Value;
  /** Gets the tab that was chosen. */
  onChange: (value: Value) => void;
  /** The id of what they show. */
  controls?: string;
}

/** Tabs with counters above a list. Until their code is there they are plain buttons: neither the list nor a press waits for it. See https://chakra-ui.com/docs/components/tabs. */
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
