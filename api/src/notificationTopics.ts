import { accountTopics } from "./account/notifications/accountTopics.ts";
import type { NotificationTopic } from "./account/notifications/notificationTopic.ts";
import { draftTopics } from "./curriculum/activities/draftTopics.ts";
import { givingTopics } from "./giving/givingTopics.ts";
import { leadTopics } from "./leads/leadTopics.ts";
import { reportTopics } from "./reports/reportTopics.ts";

/** All that people are notified of. */
export const notificationTopics: readonly NotificationTopic[] = [
  ...accountTopics,
  ...draftTopics,
  ...givingTopics,
  ...leadTopics,
  ...reportTopics,
];
