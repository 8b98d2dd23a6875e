// An ignorer of StrykerJS for styles, which no unit test measures. It is loaded by path, without packages of its own.

/**
 * @typedef {object} NodePath what StrykerJS hands over of Babel's syntax tree
 * @property {{ type: string, tag?: { type: string, name?: string } }} node
 */

/** Leaves out the text of a `css` template, and the values in it. */
export const styleIgnorer = {
  /**
   * @param {NodePath} path
   * @returns {string | undefined} the reason when the node is left out
   */
  shouldIgnore({ node }) {
    const isStyle = node.type === 'TaggedTemplateExpression' && node.tag?.name === 'css';
    return isStyle ? 'no unit test measures styles' : undefined;
  },
};

/** Read by StrykerJS. @public */
export const strykerPlugins = [{ kind: 'Ignore', name: 'styles', value: styleIgnorer }];
