import type { KeyboardEvent } from 'react';

const steps: Record<string, Record<string, number>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
};

/**
 * Moves the focus among the elements of a composite widget by arrow, Home, End or (vertical ones) a first letter.
 * Returns the focused element, undefined when the key has no effect here.
 */
export function moveAlong(
  event: KeyboardEvent,
  selector: string,
  direction: 'horizontal' | 'vertical',
): HTMLElement | undefined {
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = elements.indexOf(document.activeElement as HTMLElement);
  const next = target(event, elements, at, direction);
  if (!next) return undefined;
  event.preventDefault();
  next.focus();
  return next;
}

function target(event: KeyboardEvent, elements: HTMLElement[], at: number, direction: string): HTMLElement | undefined {
  const step = steps[direction]?.[event.key];
  if (step) return elements[(at + step + elements.length) % elements.length];
  if (event.key === 'Home') return elements[0];
  if (event.key === 'End') return elements.at(-1);
  if (direction !== 'vertical' || event.key.length !== 1 || event.ctrlKey || event.metaKey) return undefined;
  const letter = event.key.toLocaleLowerCase();
  return [...elements.slice(at + 1), ...elements.slice(0, at + 1)].find((element) =>
    element.textContent?.trim().toLocaleLowerCase().startsWith(letter),
  );
}
