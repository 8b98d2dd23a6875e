import { button, element } from './element.js';
import { misbehave } from './faults.js';
import { stand } from './standing.js';

/** @typedef {import('@atrium/contract').ViewProps} ViewProps */

/** Who the sign-in stub lets in, by the number that says what they are. */
const people = { player: 0, agent: 1, trial: 4 };

/**
 * A view that shows its name and parameters in plain DOM.
 * @param {{ remote: string, view: string, signsIn: boolean }} about
 * @returns {import('@atrium/contract').View}
 */
export function stubView({ remote, view, signsIn }) {
  return {
    bootstrap: async () => {},
    async mount({ element: place, host, params }) {
      await misbehave(remote);
      stand(host);
      const current = element('code', { 'data-part': 'place' });
      const tell = () => (current.textContent = host.navigation.current.get().place);
      host.navigation.current.subscribe(tell);
      tell();
      place.replaceChildren(
        element(
          'section',
          { 'data-stub': `${remote}/${view}` },
          element('h1', { tabindex: '-1' }, `${remote}: ${view}`),
          element('p', {}, 'At ', current, ' with ', element('code', { 'data-part': 'params' }, inWords(params))),
          ...(signsIn ? signInButtons(host) : []),
          element('div', { 'data-outlet': '' }),
        ),
      );
    },
    async update({ element: place, params }) {
      place.querySelector('[data-part=params]')?.replaceChildren(inWords(params));
    },
    async unmount({ element: place }) {
      place.replaceChildren();
    },
  };
}

/** @param {Record<string, string>} params */
function inWords(params) {
  return JSON.stringify(params);
}

/** @param {import('@atrium/contract').Host} host */
function signInButtons(host) {
  return Object.entries(people).map(([who, kind]) =>
    button(`Sign in as ${who}`, async () => {
      await host.session.establish({ token: `smoke-${who}`, account: who, kind });
      if (host.navigation.placement === 'over') host.navigation.close();
    }),
  );
}
