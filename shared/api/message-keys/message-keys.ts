import { accessKeys } from './access-keys';
import type { MessageKey } from './message-key';
import { productKeys } from './product-keys';

export type { MessageKey, MessageSender, TextOwner } from './message-key';

/** Every message key and every error code of section 8 of both source texts, and the keys that other sections name. */
export const messageKeys: readonly MessageKey[] = [...accessKeys, ...productKeys];
