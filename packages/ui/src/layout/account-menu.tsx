import { ChevronDown } from "lucide-react";
import { openMenu } from "../core/open-menu";
import { styled } from "../theme/styled";
import type { AccountChoice } from "./account-choice";
import { AccountIcon } from "./account-icon";

export interface AccountMenuProps {
  name: string;
  /** The shop's name. */
  merchant?: string;
  choices: readonly AccountChoice[];
}

/** The account menu at the end of the navbar, under the person's name. */
export function AccountMenu({ name, merchant, choices }: AccountMenuProps) {
  const open = (anchor: HTMLElement, from: "start" | "end") =>
    openMenu(anchor, {
      label: name,
      from,
      head: (
        <Who aria-hidden>
          <strong>{name}</strong>
          {merchant}
        </Who>
      ),
      items: choices.map((choice) => ({ ...choice, icon: <AccountIcon name={choice.key} /> })),
    });
  return (
    <Trigger
      type="button"
      aria-label={name}
      aria-haspopup="menu"
      onClick={(event) => open(event.currentTarget, "start")}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        open(event.currentTarget, event.key === "ArrowDown" ? "start" : "end");
      }}
    >
      <Initial data-initial={[...name][0]} aria-hidden />
      <Name>{name}</Name>
      <ChevronDown size={14} aria-hidden />
    </Trigger>
  );
}

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
