import { reactView } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { observable } from 'mobx';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

const Home = observer(function Home({ count }: { count: { value: number } }) {
  const [text] = useState('drawn by the remote');
  return (
    <p id="home" css={css({ color: 'rgb(1, 2, 3)' })}>
      {text} {count.value}
    </p>
  );
});

/** For the test, which compares it with the host's own. */
export const copies = { useState, createElement, createRoot, observable, css };

export function mount(
  element: HTMLElement,
  count: { value: number },
  wrap: (child: React.ReactNode) => React.ReactNode,
) {
  createRoot(element).render(wrap(<Home count={count} />));
}

export default reactView(() => <p>home</p>);
