import { Component, type ReactNode } from "react";
import { BrokenPage } from "./BrokenPage.tsx";

interface Shown {
  readonly shown: unknown;
}

interface Caught extends Shown {
  readonly error: unknown;
}

interface Props extends Shown {
  /** Whether no frame stands around it. */
  readonly whole?: boolean;
  readonly children: ReactNode;
}

/** Shows what broke in place of its children, until something else is shown at all. */
export class Catching extends Component<Props, Caught> {
  override state: Caught = { shown: this.props.shown, error: null };

  static getDerivedStateFromProps({ shown }: Shown, state: Caught): Caught | null {
    return shown === state.shown ? null : { shown, error: null };
  }

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { whole = true, children } = this.props;
    return error === null ? children : <BrokenPage error={error} whole={whole} />;
  }
}
