import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { MenuEntry } from "@shopkeeper/hooks/layout";
import { useRef, useState } from "react";
import { useLink } from "./links";
import { MenuIcon } from "./menu-icon";
import { MenuItem } from "./menu-item";

const List = chakra("ul", { base: { listStyle: "none", margin: 0, padding: 0, display: "grid", gap: "0.5" } });

/** The folded menu: icons alone, whose names and pages come out beside them. */
export function FoldedMenu({ menus, active }: { menus: readonly MenuEntry[]; active: string | undefined }) {
  return (
    <List>
      {menus.map((entry) => (
        <Entry key={entry.id} entry={entry} active={active} />
      ))}
    </List>
  );
}

function Entry({ entry, active }: { entry: MenuEntry; active: string | undefined }) {
  const row = useRef<HTMLLIElement>(null);
  const [top, setTop] = useState<number>();
  const link = useLink(entry.path ?? "");
  const isGroup = entry.children.length > 0;
  const show = () => setTop(row.current?.getBoundingClientRect().top);
  const hide = () => setTop(undefined);
  return (
    <li
      ref={row}
      onMouseEnter={show}
      onMouseLeave={hide}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || hide()}
      onKeyDown={(event) => event.key === "Escape" && hide()}
    >
      {isGroup ? (
        <MenuItem asChild justifyContent="center" padding={0} data-within={leaves(entry).some((leaf) => leaf.path === active) || undefined}>
          <button
            type="button"
            aria-label={entry.title}
            aria-haspopup="true"
            aria-expanded={top !== undefined}
            onClick={show}
            onFocus={show}
          >
            <MenuIcon name={entry.icon} size={18} />
          </button>
        </MenuItem>
      ) : (
        <MenuItem
          {...link}
          justifyContent="center"
          padding={0}
          aria-label={entry.title}
          aria-current={entry.path === active ? "page" : undefined}
          onFocus={show}
        >
          <MenuIcon name={entry.icon} size={18} />
        </MenuItem>
      )}
      {top !== undefined && (
        <Box
          position="fixed"
          insetInlineStart="52px"
          top={`min(${top}px, calc(100dvh - ${(isGroup ? leaves(entry).length : 0) * 36 + 56}px))`}
          paddingInlineStart="2"
          zIndex="popover"
        >
          <Box background="bg.panel" borderWidth="1px" borderColor="border" borderRadius="lg" boxShadow="md" minWidth="9rem" padding="1.5">
            <Box fontSize="xs" color="fg.muted" paddingInline="2.5" paddingBlock="1" aria-hidden={!isGroup}>
              {entry.title}
            </Box>
            {isGroup && (
              <List>
                {leaves(entry).map((leaf) => (
                  <FlyoutItem key={leaf.id} leaf={leaf} active={active} onOpened={hide} />
                ))}
              </List>
            )}
          </Box>
        </Box>
      )}
    </li>
  );
}

function FlyoutItem({ leaf, active, onOpened }: { leaf: MenuEntry; active: string | undefined; onOpened(): void }) {
  const link = useLink(leaf.path ?? "");
  return (
    <Box asChild onClick={onOpened}>
      <li>
        <MenuItem {...link} aria-current={leaf.path === active ? "page" : undefined}>
          <span>{leaf.title}</span>
        </MenuItem>
      </li>
    </Box>
  );
}

const leaves = (entry: MenuEntry): MenuEntry[] => (entry.children.length > 0 ? entry.children.flatMap(leaves) : [entry]);
