import type { PlaceParams } from '@atrium/contract';
import { useHost } from '@atrium/contract/react';
import { useEffect, useRef, useState } from 'react';
import type { Chosen } from './facets';
import { readSearchQuery, searchParams } from './search-query';

/** Milliseconds after the last key until the address follows: browsers limit changes of the address. */
const addressDelay = 300;

interface SearchState {
  /** What is typed; the list follows each key. */
  text: string;
  chosen: Chosen;
  type: (text: string) => void;
  choose: (changes: Chosen) => void;
  clear: () => void;
}

/** The search with its address: typing replaces the entry of the history, a choice adds one. */
export function useSearchState(params: PlaceParams): SearchState {
  const { navigation } = useHost();
  const query = readSearchQuery(params);
  const { chosen } = query;
  const [text, setText] = useState(query.text);
  const inAddress = useRef(query.text);

  useEffect(() => {
    // Back, Forward or a link changed the address
    if (query.text === inAddress.current) return;
    inAddress.current = query.text;
    setText(query.text);
  }, [query.text]);

  const write = (next: { text: string; chosen: Chosen }, push: boolean) => {
    inAddress.current = next.text.trim();
    navigation.refine(searchParams(next), { push });
  };
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    if (text.trim() === inAddress.current) return;
    const timer = setTimeout(
      () => latest.current({ text, chosen: readSearchQuery(params).chosen }, false),
      addressDelay,
    );
    return () => clearTimeout(timer);
  }, [text, params]);

  return {
    text,
    chosen,
    type: setText,
    choose: (changes) => write({ text, chosen: { ...chosen, ...changes } }, true),
    clear: () => {
      setText('');
      write({ text: '', chosen: {} }, true);
    },
  };
}
