import * as v from 'valibot';
import { scriptAddresses, supportLinks, supportScripts } from './support-calls';

const scriptsOf = (answer: unknown) => scriptAddresses(v.parse(supportScripts.answer, answer).scripts);

test('the scripts of customer service are read from value.scripts, each once [CSV-11]', () => {
  expect(supportScripts).toMatchObject({ method: 'GET', path: '/wps/relay/MCSFE_getCustomerServiceScript' });
  const widget = 'https://chat.example.test/widget.js';
  expect(scriptsOf({ scripts: [widget, '/desk/plugin.js', ` ${widget}`] })).toEqual([widget, '/desk/plugin.js']);
  expect(scriptsOf({ scripts: `<script src="${widget}"></script><script src='${widget}'></script>` })).toEqual([
    widget,
  ]);
});

test('a script that is no address is left out; without any there are none [CSV-11]', () => {
  const odd = ['alert(1)', 'javascript:alert(1)', 'data:text/javascript,1', '//chat.example.test/a.js', '', 7, null];
  expect(scriptsOf({ scripts: odd })).toEqual([]);
  for (const answer of [{}, { scripts: null }]) expect(scriptsOf(answer)).toEqual([]);
});

test('the entries for a person have the fields of an entry [CSV-01]', () => {
  expect(v.parse(supportLinks.answer, null)).toEqual([]);
  expect(v.parse(supportLinks.answer, [{ path: '/help' }, { title: 'no path' }])).toMatchObject([{ path: '/help' }]);
});
