import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// What a test has drawn goes with it, timers of hints and fades included.
afterEach(cleanup);
