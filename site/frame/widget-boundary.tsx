import { Component, type ReactNode } from 'react';

/** Removes a widget that throws, and nothing around it. React logs the error. */
export class WidgetBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    // A placeholder stays: the frame's style sheet shows the side boxes only if an element follows the frame.
    return this.state.hasFailed ? <span hidden /> : this.props.children;
  }
}
