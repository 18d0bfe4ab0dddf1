import { coreText, groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { lastPage, shownPages, standardSizes } from "@shopkeeper/hooks/list";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Select } from "../core/select";
import { styled } from "../theme/styled";
import { PageJumper } from "./page-jumper";

export interface PagerProps {
  /** The shown page; the first is 1. */
  page: number;
  /** Rows on a page. */
  limit: number;
  /** Rows in all; undefined while they are being counted. */
  total: number | undefined;
  /** Sizes to choose from; fewer than two hide the choice. */
  sizes?: readonly number[];
  /** Fits `list.change`. */
  onChange: (change: { page?: number; limit?: number }) => void;
}

/** Total, sizes, pages and a jump to a page; on a phone only the neighbours. */
export function Pager({ page, limit, total, sizes = standardSizes, onChange }: PagerProps) {
  const t = useText(coreText);
  const pages = lastPage(total ?? 0, limit);
  return (
    <Root aria-label={t("pager.label")}>
      <span data-total="" aria-live="polite">
        {total === undefined ? "" : t("pager.total", { total: groupedNumber(total) })}
      </span>
      {sizes.length > 1 && (
        <div data-wide="">
          <Select
            aria-label={t("pager.sizeLabel")}
            value={limit}
            options={sizes.map((size) => ({ value: size, label: t("pager.size", { size }) }))}
            onChange={(size) => size && onChange({ limit: size })}
          />
        </div>
      )}
      <div data-pages="">
        <button type="button" aria-label={t("pager.previous")} disabled={page <= 1} onClick={() => onChange({ page: page - 1 })}>
          <ChevronLeft size={15} aria-hidden />
        </button>
        {shownPages(page, pages).map((shown, at) =>
          shown === 0 ? (
            <span key={`gap-${at}`} data-gap="" aria-hidden>
              …
            </span>
          ) : (
            <button
              key={shown}
              type="button"
              data-number=""
              aria-label={t("pager.page", { page: shown })}
              aria-current={shown === page ? "page" : undefined}
              onClick={() => shown !== page && onChange({ page: shown })}
            >
              {shown}
            </button>
          ),
        )}
        <span data-narrow="">{t("pager.position", { page, pages })}</span>
        <button type="button" aria-label={t("pager.next")} disabled={page >= pages} onClick={() => onChange({ page: page + 1 })}>
          <ChevronRight size={15} aria-hidden />
        </button>
      </div>
      {pages > 1 && <PageJumper pages={pages} onJump={(to) => onChange({ page: to })} />}
    </Root>
  );
}

const Root = styled("nav", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    columnGap: "4",
    rowGap: "2",
    fontSize: "body",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
    "& [data-total]": { marginInlineEnd: "auto" },
    "& [data-wide]": { width: "7.5rem" },
    "& [data-pages]": { display: "flex", alignItems: "center", gap: "0.5" },
    "& [data-pages] button": {
      minWidth: "calc({sizes.control} - 2px)",
      height: "calc({sizes.control} - 2px)",
      paddingInline: "1.5",
      display: "grid",
      placeItems: "center",
      borderRadius: "md",
      color: "fg",
      cursor: "pointer",
      "&:hover:not(:disabled)": { background: "bg.muted" },
      "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing" },
      "&:disabled": { color: "fg.subtle", opacity: 0.5, cursor: "not-allowed" },
      "&[aria-current]": { background: "brand.subtle", color: "brand.fg", fontWeight: "semibold", cursor: "default" },
    },
    "& [data-gap]": { width: "1.6em", textAlign: "center" },
    "& [data-narrow]": { display: "none", paddingInline: "2" },
    "@container (max-width: 620px)": {
      "& [data-number], & [data-gap], & [data-wide], & [data-jump]": { display: "none!" },
      "& [data-narrow]": { display: "inline" },
    },
  },
});
