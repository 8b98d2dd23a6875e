import { mountRootParcel, start } from 'single-spa';

/**
 * A single-spa root configuration that knows only the portal's address. It mounts the mall by its lifecycles; tests call
 * it through the global `rootConfig`.
 */
start();

/** @typedef {{ open(options: object): Promise<{ parcel(place: string): import('single-spa').ParcelConfig }> }} Atrium */

const section = document.createElement('section');
/** @type {import('single-spa').Parcel} */
let parcel;

const rootConfig = {
  /**
   * @param {string} portal
   * @param {object} options
   */
  async mount(portal, options) {
    await import(`${portal}/embed.js`);
    const { atrium } = /** @type {{ atrium: Atrium }} */ (/** @type {unknown} */ (globalThis));
    const opened = await atrium.open(options);
    document.querySelector('main')?.append(section);
    parcel = mountRootParcel(opened.parcel('mall.home@1'), { domElement: section, params: {} });
    await parcel.mountPromise;
  },
  /** @param {Record<string, string>} params */
  update: (params) => parcel.update?.({ params }),
  async unmount() {
    await parcel.unmount();
    section.remove();
  },
};

Object.assign(globalThis, { rootConfig });
