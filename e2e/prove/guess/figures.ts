import type { Told } from './ask-alike';
import type { Proof } from './go-through';

/** Prints what a run found. Times are told, never judged. */
export function printFigures({ told, rows, taken, one, many, spelled, day, faults }: Proof): void {
  const width = Math.max(...told.map(({ way }) => way.length));
  console.log(`
  ${'asked for everybody'.padEnd(width)}  answers  known / unknown, ms in the middle
${told.map((each) => line(each, width)).join('\n')}
  ${rows.inARow} wrong passwords in a row at ${rows.names} names: ${rows.faults.length === 0 ? 'the same row for all' : 'rows differ'}

  Registering has to say that a name is taken: ${taken.free} times to one network, then after ${taken.waits.join(', ')} … s
  Guessing at many names from one address: ${one.free} guesses, then after ${one.waits.join(', ')} … s
  Guessing at one name from ${many.guesses} addresses: ${many.lookedAt} guesses were looked at, the others needed a captcha
  meanwhile the owner
${many.owner.map(({ what, milliseconds }) => `    ${what}: ${Math.round(milliseconds)} ms`).join('\n')}

  Guessing at one number from one address, spelled in ${spelled.spellings} ways: ${spelled.lookedAt} guesses were looked at

  A day of guessing at one name, every captcha read, on a clock that is moved:
${day.days.map(({ strategy, guesses, waits }) => `    ${strategy.padEnd(42)} ${String(guesses).padStart(5)} guesses${waits.length > 0 ? `, waits of ${waits.slice(0, 11).join(', ')} s` : ''}`).join('\n')}
    then the owner waits ${day.owner.known} s at a browser the account knows, ${day.owner.unknown} s at another, captcha read

  ${faults.length === 0 ? 'nothing tells who has an account, but the name that is taken' : `${faults.length} faults`}`);
}

function line({ way, answers, middle }: Told, width: number): string {
  const times = `${middle.known.toFixed(0)} / ${middle.unknown.toFixed(0)}`;
  return `  ${way.padEnd(width)}  ${String(answers).padStart(7)}  ${times}`;
}
