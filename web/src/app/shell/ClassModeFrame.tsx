import { Suspense } from "react";
import { Outlet } from "react-router";
import { KeptToday } from "../../classroom/offline/KeptToday.tsx";
import { LoadingPage } from "../LoadingPage.tsx";
import { SignedIn } from "./SignedIn.tsx";

/** Class mode has the whole screen; it stands on what the rest of the classroom stands on. */
export function ClassModeFrame() {
  return (
    <SignedIn>
      <KeptToday>
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </KeptToday>
    </SignedIn>
  );
}
