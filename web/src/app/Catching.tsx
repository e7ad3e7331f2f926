import { Component, type ReactNode } from "react";
import { BrokenPage } from "./BrokenPage.tsx";

interface Caught {
  readonly error: unknown;
}

/** Shows what broke in place of its children, until something else is shown at all. */
export class Catching extends Component<{ readonly shown: unknown; readonly children: ReactNode }, Caught> {
  override state: Caught = { error: null };

  static getDerivedStateFromError(error: unknown): Caught {
    return { error };
  }

  override componentDidUpdate({ shown }: { readonly shown: unknown }) {
    if (shown !== this.props.shown) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <BrokenPage error={error} whole />;
  }
}
