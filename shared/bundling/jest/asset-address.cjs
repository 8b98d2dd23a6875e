/** In tests, the address of every image is its kind. */
module.exports = 'asset-address';
