import { button, element } from '../element.js';
import { stand } from '../standing.js';

/** Well-behaved: a page, a section of the home page, a command and an event, in plain JavaScript. */

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
  sections: [{ id: 'heard', point: 'home-section@1', view: 'heard', order: 900 }],
  commands: [{ name: 'greeter.greet@1' }],
};

export const titles = { EN: { title: 'Stub greeter', greet: 'Greet all' } };

/** @param {import('@atrium/contract').ViewProps} props */
async function mountPage({ element: place, host, params }) {
  stand(host);
  const answer = element('output', { 'data-part': 'answer' });
  const greet = async () => {
    const said = await host.commands.run('greeter.greet@1', { name: params.name });
    answer.textContent = String(said);
  };
  const heard = element('ul', { 'data-part': 'heard' });
  host.events.on('greeter.greeted@1', (detail) => heard.append(element('li', {}, String(detail))));
  place.replaceChildren(
    element(
      'section',
      { 'data-stub': 'greeter/page' },
      element('h1', { tabindex: '-1' }, 'Stub greeter'),
      element('p', {}, element('code', { 'data-part': 'params' }, JSON.stringify(params))),
      button('Greet', () => void greet()),
      answer,
      heard,
    ),
  );
}

/** @param {import('@atrium/contract').ViewProps} props */
async function mountHeard({ element: place, host }) {
  stand(host);
  const heard = element('ul', { 'data-part': 'heard' });
  host.events.on('greeter.greeted@1', (detail) => heard.append(element('li', {}, String(detail))));
  place.replaceChildren(element('section', { 'data-stub': 'greeter/heard' }, heard));
}

/**
 * @param {import('@atrium/contract').Host} host
 * @param {{ name?: string } | undefined} request
 */
async function greet(host, request) {
  const said = `Hello ${request?.name ?? 'all'}`;
  host.events.publish('greeter.greeted@1', said);
  return said;
}

const view = {
  bootstrap: async () => {},
  unmount: async (/** @type {import('@atrium/contract').ViewProps} */ { element: place }) => place.replaceChildren(),
};

/** @type {import('@atrium/contract').LoadedRemote} */
export const remote = {
  views: {
    page: async () => ({ default: { ...view, mount: mountPage } }),
    heard: async () => ({ default: { ...view, mount: mountHeard } }),
  },
  commands: { 'greeter.greet@1': async () => ({ default: greet }) },
  texts: async () => ({ default: {} }),
};
