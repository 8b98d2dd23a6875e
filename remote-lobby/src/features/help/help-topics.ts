/** What people ask, in the order of how often; each is also the hash that opens it. */
export const helpTopics = ['sign-in', 'demo', 'game', 'contact'] as const;

export type HelpTopic = (typeof helpTopics)[number];
