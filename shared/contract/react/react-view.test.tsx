import { useEffect, useState } from 'react';
import { CallError } from '../host/api';
import { fakeHost, mountView } from '../testing';
import { useFact, useText } from './hooks';
import { Link } from './link';
import { Loadable } from './loadable';
import { reactView, viewErrorEvent } from './react-view';
import { RequestNumber } from './request-number';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

/** Errors caught at a view's element. */
function caughtAt(element: HTMLElement): unknown[] {
  const caught: unknown[] = [];
  element.addEventListener(viewErrorEvent, (event) => caught.push((event as CustomEvent<unknown>).detail));
  return caught;
}

test('a failed list shows its request number, and none when no request was sent', async () => {
  const failing = (error: Error) => {
    const list = new Loadable<string>();
    const view = reactView(() => {
      const [state, setState] = useState('');
      useEffect(() => void list.load(() => Promise.reject(error)).then(() => setState(list.state)), []);
      return (
        <>
          {state} <RequestNumber of={list} />
        </>
      );
    });
    return mountView(view, fakeHost({ texts: { EN: { request_number: 'Request number: {{number}}' } } }));
  };
  const asked = await failing(new CallError('server_error', '', { endpoint: 'e', requestId: '7f3a' }));
  const other = await failing(new TypeError('no'));

  await eventually(() => expect(asked.element.textContent).toBe('failed Request number: 7f3a'));
  await eventually(() => expect(other.element.textContent).toBe('failed '));
});

test('a component is mounted with its parameters, and receives changed ones without another mounting', async () => {
  const mounts = jest.fn();
  const view = reactView(({ params }) => {
    useEffect(() => mounts(), []);
    return <p>page {params['page']}</p>;
  });

  const { element, update } = await mountView(view, fakeHost(), { page: '1' });
  expect(element.textContent).toBe('page 1');
  await update({ page: '2' });

  await eventually(() => expect(element.textContent).toBe('page 2'));
  expect(mounts).toHaveBeenCalledTimes(1);
});

test('two mountings of one remote have independent roots', async () => {
  const view = reactView(({ params }) => <p>{params['name']}</p>);
  const one = await mountView(view, fakeHost(), { name: 'one' });
  const other = await mountView(view, fakeHost(), { name: 'other' });

  await one.unmount();

  expect(one.element.textContent).toBe('');
  expect(other.element.textContent).toBe('other');
});

test('an error of the first rendering is reported at the element and leaves nothing half drawn', async () => {
  const view = reactView(() => {
    throw new Error('broken from the start');
  });
  const element = document.body.appendChild(document.createElement('div'));
  const caught = caughtAt(element);
  const host = fakeHost();

  await view.mount({ element, host, params: {} });

  expect(caught).toEqual([new Error('broken from the start')]);
  expect(element.textContent).toBe('');
  await view.unmount({ element, host, params: {} });
});

test('an error while running is reported at the element', async () => {
  let breakIt!: () => void;
  const view = reactView(() => {
    const [broken, setBroken] = useState(false);
    breakIt = () => setBroken(true);
    if (broken) throw new Error('broken later');
    return <p>fine</p>;
  });
  const { element } = await mountView(view, fakeHost());
  const caught = caughtAt(element);

  breakIt();

  await eventually(() => expect(caught).toEqual([new Error('broken later')]));
});

test('texts and facts follow their changes', async () => {
  const host = fakeHost({ texts: { EN: { hello: 'Hello' }, CN: { hello: '你好' } } });
  const view = reactView(() => {
    const text = useText();
    return (
      <p>
        {text('hello')} {useFact('signed-in') ? 'member' : 'visitor'}
      </p>
    );
  });
  const { element } = await mountView(view, host);
  expect(element.textContent).toBe('Hello visitor');

  await host.language.choose('CN');
  host.setFacts({ 'signed-in': true });

  await eventually(() => expect(element.textContent).toBe('你好 member'));
});

test('a link opens its place on a plain click only, and is not drawn when the place is absent', async () => {
  const host = fakeHost({ absentPlaces: ['member.deposit@1'] });
  const view = reactView(() => (
    <>
      <Link to="lobby.home@1" params={{ page: 'hot' }}>
        Home
      </Link>
      <Link to="member.deposit@1">Deposit</Link>
    </>
  ));
  const { element } = await mountView(view, host);
  const [link, ...others] = element.querySelectorAll('a');

  expect(others).toEqual([]);
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(host.records.opened).toEqual([]);
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(host.records.opened).toEqual([{ place: 'lobby.home@1', params: { page: 'hot' } }]);
});

/** Waits until React has drawn what the check expects: it schedules its work by messages, in any number of turns. */
async function eventually(check: () => void): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    try {
      return check();
    } catch {
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  check();
}
