/** BCP 47 tags by the provider's language codes. */
const tags = {
  zho: 'zh-CN',
  'zho-tw': 'zh-TW',
  'zho-hk': 'zh-HK',
  eng: 'en',
  jpn: 'ja',
  kor: 'ko',
  ind: 'id',
  spa: 'es',
  vie: 'vi',
  tam: 'ta',
  tha: 'th',
};

/**
 * @param {string} language the provider's code
 * @returns {string}
 */
export function languageTag(language) {
  return language in tags ? tags[/** @type {keyof typeof tags} */ (language)] : 'en';
}
