import { languageCodes } from '../languages';
import { fakeHost, mountView, setZone } from '../testing';
import { reactView } from './react-view';
import { ZoneNote } from './zone-note';

async function note(language = 'EN') {
  const host = fakeHost({ language, languages: languageCodes });
  const { element } = await mountView(
    reactView(() => <ZoneNote id="zone" />),
    host,
  );
  return { host, said: () => element.querySelector('#zone')?.textContent };
}

test.each([
  ['Asia/Bangkok', 'Time zone: Thailand Time'],
  ['Asia/Seoul', 'Time zone: South Korea Time'],
  ['UTC', 'Time zone: GMT'],
])('names the zone of the viewer, in %s', async (zone, said) => {
  setZone(zone);
  expect((await note()).said()).toMatch(new RegExp(`^${said}`));
});

test('names the zone in the language of the page, also after a switch', async () => {
  setZone('Asia/Tokyo');
  const { host, said } = await note('TH');
  expect(said()).toBe('เขตเวลา: เวลาญี่ปุ่น');

  await host.language.choose('EN');
  await new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
  expect(said()).toBe('Time zone: Japan Time');
});

test('has its own text in each language', async () => {
  setZone('Asia/Tokyo');
  const said = new Set<unknown>();
  for (const code of languageCodes) said.add((await note(code)).said());
  // Taiwan and Hong Kong share one text
  expect(said.size).toBe(languageCodes.length - 1);
});
