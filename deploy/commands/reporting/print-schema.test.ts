import * as v from 'valibot';
import { printSchema } from './print-schema';

const flag = v.optional(v.boolean());

test('a schema is printed in its wire form, with its optional fields and its rules', () => {
  const schema = v.object({
    username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20)),
    type: v.picklist(['sms', 'username']),
    amount: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((amount) => String(amount)),
    ),
    captcha: v.optional(v.string(), ''),
    note: v.nullish(v.string()),
    items: v.array(v.object({ id: v.literal(1), 'odd-key': v.unknown() })),
    counts: v.record(v.string(), v.array(v.nullable(v.number()))),
    on: flag,
  });
  expect(printSchema(schema, new Map([[flag, 'flag']]))).toBe(`{
  username: string (min length 1, max length 20)
  type: "sms" | "username"
  amount: string | number
  captcha?: string
  note?: string | null
  items: {
    id: 1
    "odd-key": unknown
  }[]
  counts: { [string]: (number | null)[] }
  on?: flag
}`);
});

test('a pattern is printed, and an empty object as {}', () => {
  expect(printSchema(v.pipe(v.string(), v.regex(/^\d+$/)))).toBe('string (/^\\d+$/)');
  expect(printSchema(v.object({}))).toBe('{}');
});
