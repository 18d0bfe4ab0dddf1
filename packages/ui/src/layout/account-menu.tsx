import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { styled } from "../theme/styled";
import type { AccountChoice } from "./account-choice";
import { AccountIcon } from "./account-icon";

export interface AccountMenuProps {
  name: string;
  /** The shop's name. */
  merchant?: string;
  choices: readonly AccountChoice[];
}

/** The person's name at the end of the navbar, and what is theirs to open or to end. */
export function AccountMenu({ name, merchant, choices }: AccountMenuProps) {
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
    <Root
      ref={root}
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
        <Name>{name}</Name>
        <ChevronDown size={14} aria-hidden />
      </Trigger>
      {isOpen && (
        <Panel>
          <Who aria-hidden>
            <strong>{name}</strong>
            {merchant}
          </Who>
          <div id={id} role="menu" aria-label={name} onKeyDown={move}>
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
                <AccountIcon name={choice.key} />
                {choice.label}
              </Item>
            ))}
          </div>
        </Panel>
      )}
    </Root>
  );
}

const Root = styled("div", { base: { position: "relative", flexShrink: 0 } });

const Trigger = styled("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    height: "36px",
    paddingInline: { base: "1", md: "2" },
    borderRadius: "md",
    fontSize: "sm",
    color: "fg",
    cursor: "pointer",
    transition: "background-color .12s",
    "& > svg": { color: "fg.subtle", hideBelow: "md" },
    _hover: { background: "bg.muted" },
    _expanded: { background: "bg.muted" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
  },
});

const Initial = styled("span", {
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

const Name = styled("span", {
  base: {
    hideBelow: "md",
    maxWidth: { base: "5rem", xl: "8rem" },
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
});

const Panel = styled("div", {
  base: {
    position: "absolute",
    insetInlineEnd: 0,
    top: "calc(100% + 6px)",
    zIndex: "dropdown",
    minWidth: "12rem",
    maxWidth: "16rem",
    padding: "1",
    background: "bg.panel",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    boxShadow: "lg",
    animation: "drop .12s ease-out",
  },
});

const Who = styled("div", {
  base: {
    display: "grid",
    paddingInline: "2.5",
    paddingBlock: "2",
    marginBottom: "1",
    borderBottomWidth: "1px",
    borderColor: "border.muted",
    fontSize: "xs",
    lineHeight: "1.5",
    color: "fg.muted",
    overflowWrap: "anywhere",
    "& > strong": { fontSize: "sm", fontWeight: "semibold", color: "fg" },
  },
});

const Item = styled("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    width: "full",
    padding: "2",
    paddingInline: "2.5",
    borderRadius: "md",
    fontSize: "sm",
    textAlign: "start",
    color: "fg",
    cursor: "pointer",
    "& > svg": { flexShrink: 0, color: "fg.subtle" },
    _hover: { background: "bg.muted" },
    _focusVisible: { background: "bg.muted", outline: "none" },
    "&[data-separated]": {
      position: "relative",
      marginTop: "9px",
      _before: {
        content: '""',
        position: "absolute",
        insetInline: "-4px",
        top: "-5px",
        borderTopWidth: "1px",
        borderColor: "border.muted",
      },
    },
  },
});
