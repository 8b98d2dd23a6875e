import { codes, SliderFailure } from './codes.js';
import { isPortal } from './is-portal.js';
import { languageTag } from './language-tag.js';
import { loadSlider } from './load-slider.js';
import { jsonp, runScript } from './run-script.js';
import { ScriptLoader } from './script-loader.js';

/** @typedef {import('./types').Beginning} Beginning */

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const [portals = [], apis = [], statics = []] = ['portals', 'apis', 'statics'].map((name) =>
  (main.dataset[name] ?? '').split(' '),
);
const provider = { api: apis, statics, jsonp, scripts: new ScriptLoader(runScript) };

// the portal around this frame says what is wanted, once, and hands over the line for what follows
window.addEventListener('message', ({ origin, source, data, ports: [port] }) => {
  if (source !== window.parent || !isPortal(origin, portals) || data?.type !== 'atrium.slider' || !port) return;
  void begin(data, port);
});

/**
 * @param {Beginning} wanted
 * @param {MessagePort} port
 */
async function begin({ look, ...options }, port) {
  const tell = (/** @type {object} */ news) => port.postMessage(news);
  document.documentElement.lang = languageTag(options.language);
  for (const [name, value] of Object.entries(look)) main.style.setProperty(`--${name}`, value);
  new ResizeObserver(() => tell({ type: 'size', height: Math.ceil(main.getBoundingClientRect().height) })).observe(
    main,
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && tell({ type: 'closed' }));
  tell({ type: 'listening' });
  main.setAttribute('aria-busy', 'true');
  try {
    const asked = { ...options, riskType: /** @type {const} */ ('slide') };
    const config = await loadSlider(asked, provider);
    const Widget = options.version === 'v3' ? window.Geetest : window.Geetest4;
    if (!Widget) throw new SliderFailure(codes.js);
    const widget = new Widget({ ...config, ...asked, product: 'float', apiServers: apis });
    widget.onReady(() => {
      main.removeAttribute('aria-busy');
      tell({ type: 'ready' });
    });
    widget.onSuccess(() => tell({ type: 'success', result: widget.getValidate() }));
    widget.onError(({ code }) => tell({ type: 'error', code: String(code) }));
    widget.onClose(() => tell({ type: 'closed' }));
    widget.appendTo(main);
  } catch (error) {
    main.removeAttribute('aria-busy');
    tell({ type: 'error', code: error instanceof SliderFailure ? error.code : codes.load });
  }
}
