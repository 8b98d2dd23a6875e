export { CaptchaField, captchaTexts } from './captcha-field';
export { CaptchaStore } from './captcha-store';
