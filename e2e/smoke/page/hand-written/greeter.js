import { button, element } from '../element.js';
import { rememberHost } from '../mounted-hosts.js';

/** A working remote in plain JavaScript: a page, a section of the home page, a command and an event. */

/** @type {import('@atrium/contract').Descriptor} */
export const descriptor = {
  name: 'greeter',
  requires: '^1.0.0',
  places: [{ name: 'greeter.page@1', view: 'page', path: '/stub/greeter', params: ['name'], title: 'title' }],
  navItems: [
    { id: 'greeter', point: 'menu@1', title: 'title', order: 900, to: { place: 'greeter.page@1' } },
    { id: 'greet', point: 'footer@1', title: 'greet', order: 900, run: { command: 'greeter.greet@1' } },
    { id: 'greet-beside', point: 'right-bar@1', title: 'greet', order: 900, run: { command: 'greeter.greet@1' } },
  ],
  sections: [{ id: 'received', point: 'home-section@1', view: 'received', order: 900 }],
  commands: [{ name: 'greeter.greet@1' }],
};

export const titles = { EN: { title: 'Stub greeter', greet: 'Greet all' } };

/** @param {import('@atrium/contract').ViewProps} props */
async function mountPage({ element: place, host, params }) {
  rememberHost(host);
  const answer = element('output', { 'data-part': 'answer' });
  const greet = async () => {
    const greeting = await host.commands.run('greeter.greet@1', { name: params.name });
    answer.textContent = String(greeting);
  };
  const received = element('ul', { 'data-part': 'received' });
  host.events.on('greeter.greeted@1', (detail) => received.append(element('li', {}, String(detail))));
  place.replaceChildren(
    element(
      'section',
      { 'data-stub': 'greeter/page' },
      element('h1', { tabindex: '-1' }, 'Stub greeter'),
      element('p', {}, element('code', { 'data-part': 'params' }, JSON.stringify(params))),
      button('Greet', () => void greet()),
      answer,
      received,
    ),
  );
}

/** @param {import('@atrium/contract').ViewProps} props */
async function mountReceived({ element: place, host }) {
  rememberHost(host);
  const received = element('ul', { 'data-part': 'received' });
  host.events.on('greeter.greeted@1', (detail) => received.append(element('li', {}, String(detail))));
  place.replaceChildren(element('section', { 'data-stub': 'greeter/received' }, received));
}

/**
 * @param {import('@atrium/contract').Host} host
 * @param {{ name?: string } | undefined} request
 */
async function greet(host, request) {
  const greeting = `Hello ${request?.name ?? 'all'}`;
  host.events.publish('greeter.greeted@1', greeting);
  return greeting;
}

const view = {
  bootstrap: async () => {},
  unmount: async (/** @type {import('@atrium/contract').ViewProps} */ { element: place }) => place.replaceChildren(),
};

/** @type {import('@atrium/contract').LoadedRemote} */
export const remote = {
  views: {
    page: async () => ({ default: { ...view, mount: mountPage } }),
    received: async () => ({ default: { ...view, mount: mountReceived } }),
  },
  commands: { 'greeter.greet@1': async () => ({ default: greet }) },
  texts: async () => ({ default: {} }),
};
