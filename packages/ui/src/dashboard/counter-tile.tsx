import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { coreText, groupedNumber, useText } from "@shopkeeper/hooks/core";
import type { MouseEvent } from "react";
import { Button } from "../core/button";
import { Skeleton } from "../core/skeleton";

export interface CounterTileProps {
  label: string;
  /** Absent while it is being counted. */
  value: number | undefined;
  failure?: unknown;
  onRetry(): void;
  /** Where the counted rows are; without it the figure stands alone. */
  link?: { href: string; onClick(event: MouseEvent): void };
}

/** One figure of the shop, leading to the list of what it counts. */
export function CounterTile({ label, value, failure, onRetry, link }: CounterTileProps) {
  const t = useText(coreText);
  const name = (
    <Box as="span" fontSize="xs" color="fg.muted">
      {label}
    </Box>
  );
  if (failure) {
    return (
      <Tile as="div" role="alert">
        {name}
        <Box display="flex" alignItems="center" gap="2" minHeight="34px" fontSize="sm" color="fg.error">
          {t("states.failed")}
          <Button variant="link" size="sm" onClick={onRetry}>
            {t("actions.retry")}
          </Button>
        </Box>
      </Tile>
    );
  }
  const figure = <Figure>{value === undefined ? <Skeleton width={56} height={22} /> : groupedNumber(value)}</Figure>;
  return link ? (
    <Tile {...link}>
      {name}
      {figure}
    </Tile>
  ) : (
    <Tile as="div">
      {name}
      {figure}
    </Tile>
  );
}

const Figure = chakra("span", {
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: "34px",
    fontSize: "2xl",
    fontWeight: "semibold",
    fontVariantNumeric: "tabular-nums",
    transition: "color .12s",
  },
});

const Tile = chakra("a", {
  base: {
    display: "grid",
    alignContent: "start",
    gap: "1",
    padding: "4",
    paddingInline: "5",
    minWidth: 0,
    color: "fg",
    background: "bg.panel",
    transition: "background-color .12s",
    "&[href]:hover": { background: "bg.subtle", "& > span:last-of-type": { color: "brand.fg" } },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
  },
});
