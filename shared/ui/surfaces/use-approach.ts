import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

interface Approach {
  trigger: HTMLElement | null;
  panel: HTMLElement | null;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Whether an approach opens the panel at all. */
  on: boolean;
}

/** How long a pointer rests before a panel opens, and stays away before it closes, in milliseconds. */
const restBefore = 90;
const awayBefore = 220;

/**
 * Opens a panel under the pointer of a mouse and by keyboard focus; the pointer closes only what it opened. Tab passes a
 * panel that focus opened, so that a row of menus is one press each; the down arrow, Enter and the space bar enter it.
 */
export function useApproach({ trigger, panel, open, setOpen, on }: Approach) {
  const opener = useRef<'pointer' | 'focus'>(undefined);
  const isQuiet = useRef(false);
  const timer = useRef(0);

  const schedule = useCallback((act: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (open) return;
    opener.current = undefined;
  }, [open]);

  useEffect(() => {
    const area = trigger?.parentElement;
    if (!on || !trigger || !area) return;
    let pressed = false;
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (open) return clearTimeout(timer.current);
      schedule(() => {
        opener.current = 'pointer';
        setOpen(true);
      }, restBefore);
    };
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      if (opener.current === 'pointer') schedule(() => setOpen(false), awayBefore);
    };
    const press = () => (pressed = true);
    const focus = () => {
      if (!pressed && !isQuiet.current && !open) {
        opener.current = 'focus';
        setOpen(true);
      }
      pressed = false;
    };
    const release = () => (pressed = false);
    const keyDown = (event: KeyboardEvent) => {
      if (!open || opener.current !== 'focus') return;
      // before the browser looks for the next element
      if (event.key === 'Tab' && !event.shiftKey) flushSync(() => setOpen(false));
      if (!['ArrowDown', 'Enter', ' '].includes(event.key)) return;
      const first = panel?.querySelector<HTMLElement>('a[href], button:not(:disabled)');
      if (!first) return;
      event.preventDefault();
      opener.current = undefined;
      first.focus();
    };
    area.addEventListener('pointerenter', enter);
    area.addEventListener('pointerleave', leave);
    trigger.addEventListener('pointerdown', press);
    trigger.addEventListener('focus', focus);
    trigger.addEventListener('click', release);
    trigger.addEventListener('keydown', keyDown);
    return () => {
      area.removeEventListener('pointerenter', enter);
      area.removeEventListener('pointerleave', leave);
      trigger.removeEventListener('pointerdown', press);
      trigger.removeEventListener('focus', focus);
      trigger.removeEventListener('click', release);
      trigger.removeEventListener('keydown', keyDown);
    };
  }, [trigger, panel, open, on, setOpen, schedule]);

  /** Returns the focus without opening the panel again. */
  const focusTrigger = useCallback(() => {
    isQuiet.current = true;
    trigger?.focus();
    isQuiet.current = false;
  }, [trigger]);

  return {
    focusTrigger,
    /** Whether a press keeps open what the pointer opened on its way to it. */
    keepsOpen: () => {
      const keeps = open && opener.current === 'pointer';
      clearTimeout(timer.current);
      opener.current = undefined;
      return keeps;
    },
  };
}
