import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";

/** One thing that the account's menu offers. */
export interface AccountChoice {
  key: string;
  label: string;
  isSeparated?: boolean;
  onChoose(): void;
}

/** The person's name at the end of the navbar, and what is theirs to open or to end. */
export function AccountMenu({ name, choices }: { name: string; choices: readonly AccountChoice[] }) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  const items = () => [...(root.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  const open = (index: number) => {
    flushSync(() => setOpen(true));
    items().at(index)?.focus();
  };
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const here = items().findIndex((item) => item === event.target);
    const goals: Record<string, number> = { ArrowDown: (here + 1) % choices.length, ArrowUp: here - 1, Home: 0, End: -1 };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    items().at(goal)?.focus();
  };

  return (
    <Box
      ref={root}
      position="relative"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
      onKeyDown={(event) => isOpen && event.key === "Escape" && close()}
    >
      <Trigger
        ref={trigger}
        type="button"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close() : open(0))}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          open(event.key === "ArrowDown" ? 0 : -1);
        }}
      >
        <Initial data-initial={[...name][0]} aria-hidden />
        <Box as="span" maxWidth="8rem" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" hideBelow="md">
          {name}
        </Box>
        <Box asChild color="fg.subtle" hideBelow="md">
          <ChevronDown size={14} aria-hidden />
        </Box>
      </Trigger>
      {isOpen && (
        <List id={id} role="menu" aria-label={name} onKeyDown={move}>
          {choices.map((choice) => (
            <Item
              key={choice.key}
              role="menuitem"
              tabIndex={-1}
              type="button"
              data-separated={choice.isSeparated || undefined}
              onClick={() => {
                close();
                choice.onChoose();
              }}
            >
              {choice.label}
            </Item>
          ))}
        </List>
      )}
    </Box>
  );
}

const Trigger = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    height: "36px",
    paddingInline: "2",
    borderRadius: "md",
    fontSize: "sm",
    color: "fg",
    cursor: "pointer",
    transition: "background-color .12s",
    _hover: { background: "bg.muted" },
    _expanded: { background: "bg.muted" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
  },
});

const Initial = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "26px",
    borderRadius: "full",
    background: "brand.subtle",
    color: "brand.fg",
    fontSize: "xs",
    fontWeight: "semibold",
    _before: { content: "attr(data-initial)" },
  },
});

const List = chakra("div", {
  base: {
    position: "absolute",
    insetInlineEnd: 0,
    top: "calc(100% + 6px)",
    zIndex: "dropdown",
    minWidth: "10rem",
    padding: "1",
    background: "bg.panel",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    boxShadow: "lg",
  },
});

const Item = chakra("button", {
  base: {
    display: "block",
    width: "full",
    padding: "2",
    paddingInline: "2.5",
    borderRadius: "md",
    fontSize: "sm",
    textAlign: "start",
    color: "fg",
    cursor: "pointer",
    _hover: { background: "bg.muted" },
    _focusVisible: { background: "bg.muted", outline: "none" },
    "&[data-separated]": {
      position: "relative",
      marginTop: "9px",
      _before: { content: '""', position: "absolute", insetInline: "-4px", top: "-5px", borderTopWidth: "1px", borderColor: "border" },
    },
  },
});
