import { Component, type ReactNode } from "react";

export interface PartBoundaryProps {
  /** What stands in the place of a part that fails, or whose code cannot be had; `retry` draws the part once more. */
  otherwise: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps the failure of a part to itself: what is around it stays, with all that was typed there. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.otherwise(() => this.setState({ hasFailed: false })) : this.props.children;
  }
}
