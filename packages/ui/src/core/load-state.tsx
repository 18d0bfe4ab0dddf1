import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { ReactNode } from "react";
import { styled } from "../theme/styled";
import { EmptyState } from "./empty-state";
import { FailureState } from "./failure-state";
import { Skeleton } from "./skeleton";

/** How far the reading of something is, as `useRead` says it. */
export interface Loading {
  isLoading: boolean;
  /** The old answer is still there while a new one is awaited. */
  isRefreshing?: boolean;
  /** What is shown answers an older question. */
  isOutdated?: boolean;
  error?: unknown;
  retry?: () => void;
}

/** What is shown with its rows already there. */
export const loaded: { reading: Loading } = { reading: { isLoading: false } };

export interface LoadStateProps {
  /** A list or a read: loading, refused, failed or there. */
  of: Loading;
  /** There is nothing to show. */
  isEmpty?: boolean;
  /** In place of the plain 暂无数据. */
  empty?: ReactNode;
  /** In place of three grey lines. */
  skeleton?: ReactNode;
  /** What is shown when it is there. */
  children: ReactNode;
}

/** Shows its content when it is there; until then a skeleton, and else why not. */
export function LoadState({ of, isEmpty = false, empty, skeleton, children }: LoadStateProps) {
  const t = useText(coreText);
  if (of.isLoading) {
    return (
      <div role="status" aria-label={t("states.loading")}>
        {skeleton ?? (
          <Lines>
            <Skeleton width="60%" />
            <Skeleton width="85%" />
            <Skeleton width="40%" />
          </Lines>
        )}
      </div>
    );
  }
  if (of.error !== undefined && of.error !== null && !of.isRefreshing)
    return <FailureState error={of.error} {...(of.retry ? { retry: of.retry } : {})} />;
  if (isEmpty) return empty ?? <EmptyState />;
  return (
    <div style={{ display: "contents" }} aria-busy={of.isRefreshing || undefined}>
      {children}
    </div>
  );
}

const Lines = styled("div", { base: { display: "grid", gap: "3", padding: "5" } });
