import { type ClassroomItem, videoSource } from "@kindling/contract";
import type { Services } from "../../core/services.ts";
import { filmCode } from "./filmCode.ts";

/** The address at which families watch an item's film; null without a film that a page can play. */
export function familyPage(
  { secret, settings }: Pick<Services, "secret" | "settings">,
  item: Pick<ClassroomItem, "type" | "id" | "video_url">,
): string | null {
  if (!item.video_url || !videoSource(item.video_url)) return null;
  const code = filmCode(secret, item);
  return code && `${settings.appUrl}/watch/${code}`;
}
