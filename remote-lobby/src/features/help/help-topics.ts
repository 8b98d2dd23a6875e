/** Topics by frequency; each is also its hash. */
export const helpTopics = ['sign-in', 'demo', 'game', 'contact'] as const;

export type HelpTopic = (typeof helpTopics)[number];
