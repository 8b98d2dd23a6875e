import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/** A user-event instance without pointer checks, which are slow in jsdom. */
export function fastUser(): UserEvent {
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** Replaces a field's text by pasting. */
export async function replaceText(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  if (text) await user.paste(text);
}
