import { codes, SliderFailure } from './codes.js';
import { isPortal } from './is-portal.js';
import { loadSlider } from './load-slider.js';
import { jsonp, runScript } from './run-script.js';
import { ScriptLoader } from './script-loader.js';

/** @typedef {import('./types').StartMessage} StartMessage */

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const [portals = [], apis = [], statics = []] = ['portals', 'apis', 'statics'].map((name) =>
  (main.dataset[name] ?? '').split(' '),
);
/** @type {import('./types').Limits} */
const limits = JSON.parse(main.dataset['limits'] ?? '');
const provider = { api: apis, statics, jsonp, limits, scripts: new ScriptLoader(runScript, limits.serverTimeout) };

// the embedding portal sends one message with the options and the port for all further messages
window.addEventListener('message', ({ origin, source, data, ports: [port] }) => {
  if (source !== window.parent || !isPortal(origin, portals) || data?.type !== 'atrium.slider' || !port) return;
  void start(data, port);
});

/**
 * @param {StartMessage} message
 * @param {MessagePort} port
 */
async function start({ look, lang, ...message }, port) {
  const send = (/** @type {object} */ event) => port.postMessage(event);
  document.documentElement.lang = lang;
  for (const [name, value] of Object.entries(look)) main.style.setProperty(`--${name}`, value);
  new ResizeObserver(() => send({ type: 'size', height: Math.ceil(main.getBoundingClientRect().height) })).observe(
    main,
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && send({ type: 'closed' }));
  send({ type: 'listening' });
  main.setAttribute('aria-busy', 'true');
  try {
    const options = { ...message, riskType: /** @type {const} */ ('slide') };
    const config = await loadSlider(options, provider);
    const Widget = options.version === 'v3' ? window.Geetest : window.Geetest4;
    if (!Widget) throw new SliderFailure(codes.js);
    const widget = new Widget({ ...config, ...options, product: 'float', apiServers: apis });
    widget.onReady(() => {
      main.removeAttribute('aria-busy');
      send({ type: 'ready' });
    });
    widget.onSuccess(() => send({ type: 'success', result: widget.getValidate() }));
    widget.onError(({ code }) => send({ type: 'error', code: String(code) }));
    widget.onClose(() => send({ type: 'closed' }));
    widget.appendTo(main);
  } catch (error) {
    main.removeAttribute('aria-busy');
    send({ type: 'error', code: error instanceof SliderFailure ? error.code : codes.load });
  }
}
