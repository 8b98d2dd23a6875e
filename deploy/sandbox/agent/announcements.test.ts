import { announcementsIn } from './announcements';

it.each(['CN', 'TW', 'JA', 'VI', 'TH'])('have a translation of their own in %s, newest first', (language) => {
  const [said, english] = [announcementsIn(language), announcementsIn('EN')];
  expect(said.map(({ time }) => time)).toEqual(english.map(({ time }) => time));
  expect(said.map(({ time }) => time)).toEqual(said.map(({ time }) => time).toSorted((one, other) => other - one));
  for (const [index, { title, text }] of said.entries()) {
    expect([title, text]).not.toContain('');
    expect(title).not.toBe(english[index]?.title);
    expect(text).not.toBe(english[index]?.text);
  }
});
