import { Component, type ReactNode } from "react";
import { EditorFailure } from "./editor-failure";

export interface EditorBoundaryProps {
  /** Loads the editor once more. */
  retry: () => void;
  height: number;
  children: ReactNode;
}

/** Says so where the editor's code cannot be had, and offers to try again: the form around it stays. */
export class EditorBoundary extends Component<EditorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <EditorFailure
        height={this.props.height}
        retry={() => {
          this.props.retry();
          this.setState({ hasFailed: false });
        }}
      />
    );
  }
}
