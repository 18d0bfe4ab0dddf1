import { useText } from "@shopkeeper/hooks/texts";
import { type ChoosableNav, layoutText, type MenuEntry } from "@shopkeeper/hooks/layout";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { openMenu } from "../core/open-menu";
import { MenuIcon } from "../icons/menu-icon";
import { styled } from "../theme/styled";
import { ExternalMark } from "./external-mark";
import { useLink, useOpen } from "./links";
import { useFittingCount } from "./use-fitting-count";

export interface TopNavProps {
  nav: ChoosableNav;
  hasIcons: boolean;
}

/**
 * The first level of the menu along the top; the rest is under 更多菜单.
 *
 * Entries that fit the window's width may still be too long for the bar, as titles in English are: those go there too.
 */
export function TopNav({ nav, hasIcons }: TopNavProps) {
  const t = useText(layoutText);
  const row = useRef<HTMLUListElement>(null);
  const fittingCount = useFittingCount(row, nav.visible.map(({ id }) => id).join());
  const rest = [...nav.visible.slice(fittingCount), ...nav.more];
  return (
    <Bar aria-label={t("navbar.top")}>
      <ul ref={row}>
        {nav.visible.map((entry, at) => (
          <li key={entry.id} data-left-out={at >= fittingCount || undefined}>
            <Entry
              entry={entry}
              isChosen={entry === nav.chosen}
              icon={hasIcons && <MenuIcon name={entry.icon} size={15} />}
              onChoose={() => nav.choose(entry)}
            />
          </li>
        ))}
      </ul>
      {rest.length > 0 && <More entries={rest} nav={nav} />}
    </Bar>
  );
}

interface EntryProps {
  entry: MenuEntry;
  isChosen: boolean;
  icon: ReactNode;
  onChoose(): void;
}

function Entry({ entry, isChosen, icon, onChoose }: EntryProps) {
  const link = useLink(entry.path ?? "");
  const inside = (
    <>
      {icon}
      <span data-clip="">{entry.title}</span>
      {entry.isExternal && <ExternalMark />}
    </>
  );
  if (entry.children.length > 0)
    return (
      <button type="button" aria-current={isChosen || undefined} onClick={onChoose}>
        {inside}
      </button>
    );
  return (
    <a {...link} aria-current={isChosen || undefined} onClickCapture={entry.isExternal ? undefined : onChoose}>
      {inside}
    </a>
  );
}

function More({ entries, nav }: { entries: readonly MenuEntry[]; nav: TopNavProps["nav"] }) {
  const t = useText(layoutText);
  const open = useOpen();
  const choose = (entry: MenuEntry) => {
    if (!entry.isExternal) nav.choose(entry);
    if (entry.children.length === 0 && entry.path !== undefined) open(entry.path);
  };
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-current={entries.some((entry) => entry === nav.chosen) || undefined}
      onClick={(event) =>
        openMenu(event.currentTarget, {
          label: t("navbar.more"),
          items: entries.map((entry) => ({ key: String(entry.id), label: entry.title, onChoose: () => choose(entry) })),
        })
      }
    >
      <span>{t("navbar.more")}</span>
      <ChevronDown size={14} data-mark="" aria-hidden />
    </button>
  );
}

const Bar = styled("nav", {
  base: {
    display: "flex",
    alignSelf: "stretch",
    flex: "0 1 auto",
    minWidth: 0,
    "& > ul": {
      display: "flex",
      flexWrap: "wrap",
      minWidth: 0,
      height: "52px",
      columnGap: "0.5",
      margin: 0,
      padding: 0,
      listStyle: "none",
      overflow: "hidden",
    },
    "& > ul > li": { display: "flex", height: "52px", "&[data-left-out]": { visibility: "hidden" } },
    "& > button": { flexShrink: 0 },
    "& > ul > li > *, & > button": {
      position: "relative",
      display: "flex",
      alignItems: "center",
      gap: "1.5",
      paddingInline: { base: "1.5", xl: "2.5" },
      fontSize: "sm",
      color: "fg.muted",
      whiteSpace: "nowrap",
      cursor: "pointer",
      transition: "color .12s",
      _hover: { color: "fg" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-4px", borderRadius: "md" },
      _after: {
        content: '""',
        position: "absolute",
        insetInline: { base: "1.5", xl: "2.5" },
        bottom: 0,
        height: "2px",
        borderRadius: "full",
        background: "transparent",
        transition: "background-color .16s",
      },
      "&[aria-current]": { color: "brand.fg", fontWeight: "medium", _after: { background: "brand.solid" } },
      "&[aria-expanded=true]": { color: "fg" },
    },
    "& [data-clip]": { maxWidth: "10rem", overflow: "hidden", textOverflow: "ellipsis" },
    "& svg": { flexShrink: 0 },
    "& svg[data-mark]": { color: "fg.subtle" },
    "& svg:not([data-mark])": { hideBelow: "xl" },
  },
});
