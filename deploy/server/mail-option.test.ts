import { mailOption } from './mail-option';

const configured = {
  ATRIUM_SMTP_URL: 'smtp://me:secret@mail.test:587',
  ATRIUM_SMTP_FROM: 'Atrium <no-reply@atrium.test>',
};

describe('mail delivery', () => {
  it('is off unless the environment configures it', () => {
    expect(mailOption({})).toBeUndefined();
    expect(mailOption(configured)).toMatchObject({
      url: configured.ATRIUM_SMTP_URL,
      from: configured.ATRIUM_SMTP_FROM,
    });
  });

  it.each([
    ['an HTTP server', { ATRIUM_SMTP_URL: 'http://me:secret@mail.test' }],
    ['no sender', { ATRIUM_SMTP_FROM: '' }],
    ['a sender with an injected header', { ATRIUM_SMTP_FROM: 'a@b.test\r\nBcc: c@d.test' }],
    ['an SMS gateway with a path', { ATRIUM_SMS_DOMAIN: 'sms.test/x' }],
  ])('is refused for %s without the password in the message', (_case, changes) => {
    expect(() => mailOption({ ...configured, ...changes })).toThrow(/^(?!.*secret).*ATRIUM_SM/);
  });
});
