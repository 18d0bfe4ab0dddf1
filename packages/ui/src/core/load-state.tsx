import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { ReactNode } from "react";
import { styled } from "../theme/styled";
import { EmptyState } from "./empty-state";
import { FailureState } from "./failure-state";
import { Skeleton } from "./skeleton";

/** The loading state of a read, as `useRead` returns it. */
export interface Loading {
  isLoading: boolean;
  /** The old answer is still shown while a new one is loading. */
  isRefreshing?: boolean;
  /** The shown answer belongs to an older request. */
  isOutdated?: boolean;
  error?: unknown;
  retry?: () => void;
}

/** The state of content that is loaded. */
export const loaded: { reading: Loading } = { reading: { isLoading: false } };

export interface LoadStateProps {
  /** The state of a list or a read: loading, refused, failed or loaded. */
  of: Loading;
  /** The answer is empty. */
  isEmpty?: boolean;
  /** In place of the plain 暂无数据. */
  empty?: ReactNode;
  /** In place of the default three grey lines. */
  skeleton?: ReactNode;
  /** The loaded content. */
  children: ReactNode;
}

/** Shows its content when it is loaded; before that a skeleton, and otherwise the reason. */
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
