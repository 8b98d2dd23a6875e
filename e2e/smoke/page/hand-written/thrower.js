/** A remote that throws while mounting. */

/** @type {import('@atrium/contract').Descriptor} */
export const descriptor = {
  name: 'thrower',
  requires: '^1.0.0',
  places: [{ name: 'thrower.page@1', view: 'page', path: '/stub/thrower', title: 'title' }],
  navItems: [{ id: 'thrower', point: 'menu@1', title: 'title', order: 910, to: { place: 'thrower.page@1' } }],
};

export const titles = { EN: { title: 'Stub that throws' } };

/** @type {import('@atrium/contract').View} */
const view = {
  bootstrap: async () => {},
  mount: () => Promise.reject(new Error('thrown at mount')),
  unmount: async () => {},
};

/** @type {import('@atrium/contract').LoadedRemote} */
export const remote = {
  views: { page: async () => ({ default: view }) },
  commands: {},
  texts: async () => ({ default: {} }),
};
