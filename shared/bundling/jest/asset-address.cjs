/** In tests every image's address is its kind. */
module.exports = 'asset-address';
