/** A remote for a later contract: the host refuses it before its code runs. */

/** @type {import('@atrium/contract').Descriptor} */
export const descriptor = {
  name: 'incompatible',
  requires: '^9.0.0',
  places: [{ name: 'incompatible.page@1', view: 'page', path: '/stub/incompatible', title: 'title' }],
  navItems: [{ id: 'incompatible', point: 'menu@1', title: 'title', order: 910, to: { place: 'incompatible.page@1' } }],
};

export const titles = { EN: { title: 'Stub of a later contract' } };

/** @type {import('@atrium/contract').View} */
const view = {
  bootstrap: async () => {},
  mount: async ({ element: place }) => place.replaceChildren('The code of the incompatible remote ran.'),
  unmount: async () => {},
};

/** @type {import('@atrium/contract').LoadedRemote} */
export const remote = {
  views: { page: async () => ({ default: view }) },
  commands: {},
  texts: async () => ({ default: {} }),
};
