import { videoSource } from "@kindling/contract";
import { MediaFallback } from "../../classroom/steps/MediaFallback.tsx";
import { VideoStep } from "../../classroom/steps/VideoStep.tsx";

/** The welcome video, as the classroom plays videos: without cookies, and with words where it does not come through. */
export function LeadVideo({ address, title }: { readonly address: string; readonly title: string }) {
  const source = videoSource(address);
  if (!source) return <MediaFallback kind="video" address={address} onRetry={() => undefined} alone />;
  return <VideoStep source={source} address={address} itemTitle={title} ref={null} alone />;
}
