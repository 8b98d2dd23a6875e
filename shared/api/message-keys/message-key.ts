/** Who makes the portal show a key: the answer of a call, the check of a form, the guard of a place, or a page itself. */
export type MessageSender = 'answer' | 'form' | 'guard' | 'page';

/** A workspace with texts. */
export type TextOwner = 'host' | 'remote-agent' | 'remote-auth' | 'remote-lobby' | 'remote-mall' | 'remote-member';

export interface MessageKey {
  key: string;
  /** The source texts that name it: the first about access, the second about products. */
  sources: readonly ('access' | 'products')[];
  senders: readonly MessageSender[];
  /** What makes it appear. */
  trigger: string;
  /** The one workspace with its texts, in every language; undefined where the portal shows no text of its own. */
  texts?: TextOwner;
}
