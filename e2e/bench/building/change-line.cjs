/**
 * A webpack loader: the smallest change of a source that still changes what runs.
 * @param {string} source
 */
module.exports = (source) => `${source}\nglobalThis.changedForTheBench = true;\n`;
