import compactStyles from './compact-styles.mjs';

it.each([
  ['css`\n  color: red;\n\n  & > p {\n    margin: 0;\n  }\n`', 'css`color:red;& > p{margin:0}`'],
  ['css`\n  margin: ${a} ${b};\n  ${mixin};\n  padding: 0 ${c}\n`', 'css`margin:${a} ${b};${mixin};padding:0 ${c}`'],
  ['css`/* why */ inset: calc(1px + 2px) auto;`', 'css`inset:calc(1px + 2px) auto;`'],
  [
    'css`${on && css`\n  top: 0;\n`}\n  left: ${{ a: "}" }["a"]};`',
    'css`${on && css`top:0;`} left:${{ a: "}" }["a"]};`',
  ],
  ['css`color: ${`a  ${"b  c"}`};` + `x  ${y}`', 'css`color:${`a  ${"b  c"}`};` + `x  ${y}`'],
  ['keyframes`\n  from,\n  50% { opacity: 0 }\n`', 'keyframes`from,50%{opacity:0}`'],
  ["css`&::before {\n  content: '\\`';\n}`", "css`&::before{content:'\\`'}`"],
])('compacts %j', (source, compacted) => {
  expect(compactStyles(source)).toBe(compacted);
});

it('leaves other code unchanged', () => {
  const source = 'const text = `a  b`;\nconst other = mycss`  a  `;\n';
  expect(compactStyles(source)).toBe(source);
});
