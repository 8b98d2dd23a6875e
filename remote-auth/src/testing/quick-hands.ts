import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/** A person whose clicks are not checked for what lies above, which is slow in jsdom. */
export function quickHands(): UserEvent {
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** Puts a text in the place of what stands in a field, at once, as from the clipboard. */
export async function putIn(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  if (text) await user.paste(text);
}
