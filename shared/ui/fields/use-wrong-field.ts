import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Focuses the first wrong field of the form that gets `formRef`, in the order of the page. `focusWrong` is called when a
 * submit is refused, with the errors or before: the focus moves once they are drawn, and stays where no field is wrong.
 */
export function useWrongField() {
  const formRef = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  const focusWrong = useCallback(() => setRefusals((count) => count + 1), []);
  return { formRef, focusWrong };
}
