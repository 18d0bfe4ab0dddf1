import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { MenuEntry } from "@shopkeeper/hooks/layout";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useLink } from "./links";
import { MenuIcon } from "./menu-icon";
import { MenuItem } from "./menu-item";

export interface MenuTreeProps {
  menus: readonly MenuEntry[];
  /** The address whose entry is highlighted. */
  active: string | undefined;
  isOpen(entry: MenuEntry): boolean;
  onToggle(entry: MenuEntry): void;
}

const List = chakra("ul", { base: { listStyle: "none", margin: 0, padding: 0, display: "grid", gap: "0.5" } });

/** The unfolded menu: groups that open one at a time, up to four levels deep. */
export function MenuTree(props: MenuTreeProps) {
  return (
    <List>
      {props.menus.map((entry) => (
        <Entry key={entry.id} entry={entry} level={0} {...props} />
      ))}
    </List>
  );
}

interface EntryProps extends MenuTreeProps {
  entry: MenuEntry;
  level: number;
}

function Entry(props: EntryProps) {
  return <li>{props.entry.children.length > 0 ? <Group {...props} /> : <Leaf {...props} />}</li>;
}

function Leaf({ entry, level, active }: EntryProps) {
  const link = useLink(entry.path ?? "");
  return (
    <MenuItem {...link} aria-current={entry.path === active ? "page" : undefined} title={entry.title}>
      {level === 0 && <MenuIcon name={entry.icon} />}
      <span>{entry.title}</span>
    </MenuItem>
  );
}

function Group(props: EntryProps) {
  const { entry, level, isOpen, onToggle } = props;
  const id = useId();
  const open = isOpen(entry);
  return (
    <>
      <MenuItem asChild data-within={holds(entry, props.active) || undefined}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => onToggle(entry)} title={entry.title}>
          {level === 0 && <MenuIcon name={entry.icon} />}
          <span>{entry.title}</span>
          <Box asChild color="fg.subtle" transition="transform .16s" transform={open ? "rotate(180deg)" : undefined}>
            <ChevronDown size={14} aria-hidden />
          </Box>
        </button>
      </MenuItem>
      <Box
        id={id}
        display="grid"
        gridTemplateRows={open ? "1fr" : "0fr"}
        visibility={open ? "visible" : "hidden"}
        transition="grid-template-rows .18s ease, visibility .18s"
      >
        <Box overflow="hidden" minHeight={0}>
          <List marginInlineStart="18px" paddingInlineStart="2" marginBlock="0.5" borderInlineStartWidth="1px" borderColor="border">
            {entry.children.map((child) => (
              <Entry key={child.id} {...props} entry={child} level={level + 1} />
            ))}
          </List>
        </Box>
      </Box>
    </>
  );
}

const holds = (entry: MenuEntry, path: string | undefined): boolean =>
  path !== undefined && (entry.path === path || entry.children.some((child) => holds(child, path)));
