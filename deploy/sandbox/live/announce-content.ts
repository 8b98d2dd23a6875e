import type { Backend } from '../backend';

/** Notification channel between processes: content of a merchant changed; the payload is its code and the content. */
export const contentChannel = 'sandbox_content';

/**
 * Content that open pages request again after a change; promotions are notices, offers those of the reward centre. Red
 * rains are for agents.
 */
export type Content = 'notices' | 'help' | 'legal' | 'raffle' | 'rewards' | 'offers' | 'red-rain';

/** Tells the merchant's customers, in every process, that content changed. */
export function announceContent(
  { engine }: Pick<Backend, 'engine'>,
  merchant: string,
  content: Content,
): Promise<void> {
  return engine.notify(contentChannel, `${merchant} ${content}`);
}

export function readContentChange(payload: string): { merchant: string; content: string } {
  const [merchant = '', content = ''] = payload.split(' ');
  return { merchant, content };
}
