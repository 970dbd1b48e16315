import { Component, type ReactNode } from 'react';

/** Whatever fails in a widget takes that widget away, and nothing around it. React tells the console why. */
export class WidgetBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    // Something stays in its place: the frame shows the side boxes only when something follows it.
    return this.state.hasFailed ? <span hidden /> : this.props.children;
  }
}
