/** The promotions part holds the unread messages of its call under this name, not enabled. */
export const unreadKind = 'unreadMessage';
