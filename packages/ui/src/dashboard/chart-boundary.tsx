import { Component, type ReactNode } from "react";

export interface ChartBoundaryProps {
  /** What stands there when the chart's code cannot be had, or fails. */
  otherwise: ReactNode;
  children: ReactNode;
}

/** Keeps the figures in view where the chart cannot be drawn. */
export class ChartBoundary extends Component<ChartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.otherwise : this.props.children;
  }
}
