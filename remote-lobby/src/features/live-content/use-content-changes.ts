import { useHost, type Loadable } from '@atrium/contract/react';
import { useEffect } from 'react';
import { onContentChange, type Content } from './on-content-change';

/** Keeps what a component has loaded up to date while it is shown. */
export function useContentChanges(content: Content, loaded: Pick<Loadable<unknown>, 'refresh'>): void {
  const host = useHost();
  useEffect(() => onContentChange(host, content, () => void loaded.refresh()), [host, content, loaded]);
}
