import { useCallback, useEffect, useRef } from 'react';

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

/** Opens a panel under the pointer of a mouse and by keyboard focus; the pointer closes only what it opened. */
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
    area.addEventListener('pointerenter', enter);
    area.addEventListener('pointerleave', leave);
    trigger.addEventListener('pointerdown', press);
    trigger.addEventListener('focus', focus);
    trigger.addEventListener('click', release);
    return () => {
      area.removeEventListener('pointerenter', enter);
      area.removeEventListener('pointerleave', leave);
      trigger.removeEventListener('pointerdown', press);
      trigger.removeEventListener('focus', focus);
      trigger.removeEventListener('click', release);
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
