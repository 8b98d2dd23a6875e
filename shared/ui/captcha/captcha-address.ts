/** Address of a captcha picture. Back ends answer a `data:` address or bare base64 of a PNG. */
export function captchaAddress(answer: string): string | undefined {
  const text = answer.trim();
  if (/^data:image\/(png|jpeg|gif|webp|svg\+xml);base64,[\w+/=]+$/.test(text)) return text;
  return /^[A-Za-z0-9+/]{16,}={0,2}$/.test(text) ? `data:image/png;base64,${text}` : undefined;
}
