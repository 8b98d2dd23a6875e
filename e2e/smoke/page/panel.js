import { button, element } from './element.js';
import { faults, setFault } from './faults.js';
import { lastHost } from './mounted-hosts.js';

/**
 * A panel outside the host's root to publish events, inject faults into remotes and change the merchant's switches.
 * @param {{ remotes: string[], switches: Record<string, boolean> }} about
 */
export function showPanel({ remotes, switches }) {
  const host = document.createElement('smoke-panel');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  root.append(
    element(
      'details',
      {},
      element('summary', {}, 'Smoke'),
      eventForm(),
      element('h2', {}, 'Remotes, from their next mount'),
      ...remotes.map(faultChoice),
      element('h2', {}, 'Facts of the merchant'),
      ...Object.entries(switches).map(([name, on]) => switchChoice(name, on)),
    ),
  );
  document.body.append(host);
}

function eventForm() {
  const name = element('input', { 'aria-label': 'Event', value: 'greeter.greeted@1', spellcheck: 'false' });
  const detail = element('input', { 'aria-label': 'Detail, as JSON', value: '"Hello"', spellcheck: 'false' });
  const result = element('output', {});
  const publish = () => {
    try {
      const given = lastHost();
      if (!given) throw new Error('No stub is mounted that could publish it.');
      const event = /** @type {'game.opened@1'} */ (name.value);
      given.events.publish(event, detail.value ? JSON.parse(detail.value) : undefined);
      result.textContent = 'Published.';
    } catch (error) {
      result.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  return element('p', {}, name, detail, button('Publish', publish), result);
}

/** @param {string} remote */
function faultChoice(remote) {
  const choice = element(
    'select',
    { 'aria-label': remote },
    ...['works', 'throw', 'hang'].map((value) => element('option', { value }, value)),
  );
  choice.value = faults()[remote] ?? 'works';
  choice.addEventListener('change', () => {
    const { value } = choice;
    setFault(remote, value === 'throw' || value === 'hang' ? value : undefined);
  });
  return element('label', {}, remote, ' ', choice);
}

/**
 * @param {string} name
 * @param {boolean} on
 */
function switchChoice(name, on) {
  const choice = element('input', { type: 'checkbox' });
  choice.checked = on;
  choice.addEventListener('change', async () => {
    await fetch(`/smoke/switches/${name}`, { method: choice.checked ? 'PUT' : 'DELETE' });
    location.reload();
  });
  return element('label', {}, choice, ` switch:${name}`);
}

const style = `
:host { position: fixed; inset: auto auto .5rem .5rem; z-index: 2147483647; font: 13px/1.4 system-ui, sans-serif }
details { max-block-size: 80vh; max-inline-size: 22rem; overflow: auto; padding: .5rem .75rem; color: #111; background: #fff; border: 2px solid #111; border-radius: .5rem }
summary { font-weight: 700; cursor: pointer }
h2 { margin: .75rem 0 .25rem; font-size: 1em }
label { display: block }
input:not([type]) { inline-size: 100%; box-sizing: border-box }
`;
