import { argumentsOf, stagesOf } from './containerfile';

const text = `# remark
FROM node AS build
RUN one
# another
RUN two && \\
  three

FROM node
COPY --from=build /app/deploy deploy
CMD ["node"]
`;

it('reads stages with their instructions, in order', () => {
  const [build, last] = stagesOf(text);
  expect(argumentsOf(build ?? [], 'RUN')).toEqual(['one', 'two && three']);
  expect(argumentsOf(last ?? [], 'COPY')).toEqual(['--from=build /app/deploy deploy']);
  expect(stagesOf(text)).toHaveLength(2);
});
