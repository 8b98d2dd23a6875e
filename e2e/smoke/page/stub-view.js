import { button, element } from './element.js';
import { misbehave } from './faults.js';
import { rememberHost } from './mounted-hosts.js';

/** @typedef {import('@atrium/contract').ViewProps} ViewProps */

/** Accounts of the sign-in stub, with their kind. */
const kinds = { player: 0, agent: 1, trial: 4 };

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
      rememberHost(host);
      const current = element('code', { 'data-part': 'place' });
      const showPlace = () => (current.textContent = host.navigation.current.get().place);
      host.navigation.current.subscribe(showPlace);
      showPlace();
      place.replaceChildren(
        element(
          'section',
          { 'data-stub': `${remote}/${view}` },
          element('h1', { tabindex: '-1' }, `${remote}: ${view}`),
          element('p', {}, 'At ', current, ' with ', element('code', { 'data-part': 'params' }, asText(params))),
          ...(signsIn ? signInButtons(host) : []),
          element('div', { 'data-outlet': '' }),
        ),
      );
    },
    async update({ element: place, params }) {
      place.querySelector('[data-part=params]')?.replaceChildren(asText(params));
    },
    async unmount({ element: place }) {
      place.replaceChildren();
    },
  };
}

/** @param {Record<string, string>} params */
function asText(params) {
  return JSON.stringify(params);
}

/** @param {import('@atrium/contract').Host} host */
function signInButtons(host) {
  return Object.entries(kinds).map(([who, kind]) =>
    button(`Sign in as ${who}`, async () => {
      await host.session.establish({ token: `smoke-${who}`, account: who, kind });
      if (host.navigation.placement === 'over') host.navigation.close();
    }),
  );
}
