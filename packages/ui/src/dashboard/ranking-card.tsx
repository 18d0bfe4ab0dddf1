import { useText } from "@shopkeeper/hooks/texts";
import { dashboardText } from "@shopkeeper/hooks/dashboard";
import type { Schema } from "@shopkeeper/sdk";
import { type ReactNode, useState } from "react";
import { Button } from "../core/button";
import { EmptyState } from "../core/empty-state";
import { type Loading, LoadState } from "../core/load-state";
import { Picture } from "../core/picture";
import { Skeleton } from "../core/skeleton";
import { styled } from "../theme/styled";
import { DashboardCard } from "./dashboard-card";
import { openingOf } from "../core/opening-of";
import { RankMedal } from "./rank-medal";

type RankedProduct = Schema<"RankedProduct">;

export interface RankingCardProps {
  title: string;
  /** The measure of the ranking. */
  measure: string;
  empty: string;
  ranking: Loading & { products: readonly (RankedProduct & { path: string | undefined })[] };
  onOpen: (path: string) => void;
  /** The figure as shown text, and as a number for the bar. */
  figure: (product: RankedProduct) => { text: ReactNode; size: number };
}

const first = 5;

/** The products of the last seven days, ranked by one measure, the first three with medals. */
export function RankingCard({ title, measure, empty, ranking, figure, onOpen }: RankingCardProps) {
  const t = useText(dashboardText);
  const [isWhole, setWhole] = useState(false);
  const { products } = ranking;
  const shown = isWhole ? products : products.slice(0, first);
  const top = Math.max(1, ...products.map((product) => figure(product).size));
  return (
    <DashboardCard title={title} note={t("rankings.period")}>
      <Root>
        <LoadState of={ranking} isEmpty={products.length === 0} empty={<EmptyState title={empty} />} skeleton={<RankingSkeleton />}>
          <table aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{t("rankings.rank")}</th>
                <th scope="col">{t("rankings.product")}</th>
                <th scope="col">{measure}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((product, at) => {
                const { text, size } = figure(product);
                return (
                  <tr key={product.productId}>
                    <td>
                      <RankMedal place={at + 1} />
                    </td>
                    <td>
                      <div>
                        <Picture src={product.image} name="" isPlain />
                        <div>
                          {product.path === undefined ? (
                            <span className="sk-clip" data-clip="">
                              {product.proName}
                            </span>
                          ) : (
                            <a className="sk-clip" data-clip="" {...openingOf(product.path, onOpen)}>
                              {product.proName}
                            </a>
                          )}
                          <i style={{ width: `${Math.max(2, (size / top) * 100)}%` }} aria-hidden />
                        </div>
                      </div>
                    </td>
                    <td>{text}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          {products.length > first && (
            <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? t("rankings.fewer") : t("rankings.all", { count: products.length })}
            </Button>
          )}
        </LoadState>
      </Root>
    </DashboardCard>
  );
}

function RankingSkeleton() {
  return (
    <SkeletonRows>
      {Array.from({ length: first }, (_, at) => (
        <div key={at}>
          <Skeleton width={24} height={24} />
          <Skeleton width={36} height={36} />
          <Skeleton width={`${62 - at * 6}%`} />
        </div>
      ))}
    </SkeletonRows>
  );
}

const SkeletonRows = styled("div", {
  base: {
    display: "grid",
    paddingTop: "33px",
    paddingBottom: "46px",
    "& > div": { display: "flex", alignItems: "center", gap: "3", height: "53px" },
  },
});

const Root = styled("div", {
  base: {
    paddingInline: { base: "4", md: "5" },
    paddingBottom: "2.5",
    "& table": { width: "full", tableLayout: "fixed", borderCollapse: "collapse", fontSize: "sm" },
    "& th": {
      height: "33px",
      fontSize: "xs",
      fontWeight: "normal",
      color: "fg.subtle",
      textAlign: "start",
      borderBottomWidth: "1px",
      borderColor: "border.muted",
    },
    "& th:first-child": { width: "48px" },
    "& th:last-child": { width: "116px" },
    "& th:last-child, & td:last-child": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
    "& td a": { color: "fg", borderRadius: "sm", "&:hover": { color: "brand.fg", textDecoration: "underline" } },
    "& td a:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "1px" },
    "& td": { height: "53px", borderBottomWidth: "1px", borderColor: "border.muted" },
    "& tbody tr:last-child td": { borderBottomWidth: 0 },
    "& td > div": {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minWidth: 0,
      "& > div": { flex: 1, minWidth: 0, display: "grid", gap: "1" },
      "& i": { display: "block", height: "3px", borderRadius: "full", background: "brand.emphasized" },
    },
    "& > button, & div > button": { width: "full", marginTop: "2" },
  },
});
