/** One message of a server-sent event stream. */
export interface StreamMessage {
  id: string;
  data: string;
}

/**
 * Parses server-sent events from a stream of text pieces of any length. Keeps an incomplete message for the next piece;
 * skips comments and unknown fields.
 */
export function createEventParser(): (piece: string) => StreamMessage[] {
  let rest = '';
  let lastId = '';
  return (piece) => {
    // a piece may end between the two characters of a line end
    const text = (rest + piece).replaceAll(/\r\n|\r(?!$)/g, '\n');
    const blocks = text.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const fields = block.split('\n').map(field);
      lastId = fields.findLast(([name]) => name === 'id')?.[1] ?? lastId;
      const data = fields.filter(([name]) => name === 'data').map(([, value]) => value);
      return data.length > 0 ? [{ id: lastId, data: data.join('\n') }] : [];
    });
  };
}

function field(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
}
