import * as v from 'valibot';
import { systemHelp } from './help';

const limits = { title: 'Limits', tag: 'limits', content: '<p>At most ¥500</p>', bgColor: '#ddeeff', children: [] };
const how = { title: 'How to pay', tag: 'how', content: '<b>By card</b>', bgColor: 'teal', children: [limits] };
const deposits = { title: 'Deposits', tag: 'deposit', content: '<i>Money in</i>', bgColor: '#0b5', children: [how] };

test('a topic holds title, tag, content, colour and the topics below it [HLP-07]', () => {
  expect(v.parse(systemHelp.answer, [deposits])).toEqual([deposits]);
});

test('an odd topic costs only itself, a field that is absent or null is empty [HLP-07]', () => {
  const odd = { title: 'Bare', tag: null, content: null };
  const answer = [{ ...deposits, children: [null, how, { tag: 'without-title' }] }, odd, 'text'];
  expect(v.parse(systemHelp.answer, answer)).toEqual([
    deposits,
    { title: 'Bare', tag: '', content: '', bgColor: '', children: [] },
  ]);
});

test.each(['', {}, 'none', 0])('children that are %j cost themselves, not the topic [HLP-07]', (children) => {
  expect(v.parse(systemHelp.answer, [{ ...limits, children }])).toEqual([limits]);
});
