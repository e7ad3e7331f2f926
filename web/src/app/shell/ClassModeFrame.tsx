import { Suspense } from "react";
import { Outlet } from "react-router";
import { KeptToday } from "../../classroom/offline/KeptToday.tsx";
import { LoadingPage } from "../LoadingPage.tsx";
import { SignedIn } from "./SignedIn.tsx";

/** Class mode fills the screen, with the providers of the rest of the classroom. */
export function ClassModeFrame() {
  return (
    <SignedIn onStage>
      <KeptToday>
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </KeptToday>
    </SignedIn>
  );
}
