import { type List, type ListAddress, useListView, viewText } from "@shopkeeper/hooks/list";
import { useText } from "@shopkeeper/hooks/texts";
import { ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../core/button";
import { lazyDialog } from "../core/lazy-dialog";
import { whenIdle } from "../core/when-idle";
import { styled } from "../theme/styled";

const ViewMenu = lazyDialog(
  () => import("./view-menu").then((file) => file.ViewMenu),
  ({ onClose }) => onClose(),
);

type Paged = { page: number; limit: number };

export interface ViewControlProps {
  list: Pick<List<object, Paged>, "definition"> & { address: ListAddress };
  /** The hidden columns, where they can be chosen. */
  hidden: ReadonlySet<string> | undefined;
}

/** Beside the title of a list: the current view of the person, and the menu of views. The menu's code is loaded with the first press. */
export function ViewControl({ list, hidden }: ViewControlProps) {
  const t = useText(viewText);
  const [isIdle, setIdle] = useState(false);
  const [opening, setOpening] = useState<{ anchor: HTMLElement; isBusy: boolean }>();
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const view = useListView({ ...list, hidden }, isIdle);
  const { current, isChanged } = view;
  return (
    <>
      <Root
        variant="ghost"
        size="sm"
        aria-haspopup="menu"
        aria-label={current && `${t("menu")}: ${current.name}`}
        data-current={current && !isChanged ? "" : undefined}
        isBusy={opening?.isBusy === true}
        onPointerEnter={ViewMenu.preload}
        onClick={({ currentTarget }) => {
          setIdle(true);
          setOpening({ anchor: currentTarget, isBusy: true });
        }}
      >
        <span>{current ? (isChanged ? t("changed", { name: current.name }) : current.name) : t("menu")}</span>
        <ChevronDown size={14} aria-hidden />
      </Root>
      {opening && (
        <ViewMenu
          of={view}
          list={list.definition.operation}
          opening={opening}
          onOpened={() => setOpening({ ...opening, isBusy: false })}
          onClose={() => setOpening(undefined)}
        />
      )}
    </>
  );
}

const Root = styled(Button, {
  base: {
    maxWidth: "min(16rem, 60vw)",
    "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& > svg": { flexShrink: 0 },
    "&[data-current]": { color: "brand.fg", background: "brand.subtle" },
  },
});
