import type { ComparedAnswers } from './compare-answers';
import type { Findings } from './run-attempts';

/** Prints what a run found. Times are only printed. */
export function printFigures({ compared, failures, taken, one, many, spelled, day }: Findings): void {
  const width = Math.max(...compared.map(({ request }) => request.length));
  console.log(`
  ${'request'.padEnd(width)}  answers  known / unknown, median ms
${compared.map((each) => line(each, width)).join('\n')}
  ${failures.inARow} wrong passwords in a row for ${failures.names} names: ${failures.faults.length === 0 ? 'the same answers for all' : 'the answers differ'}

  Registration reveals that a name is taken ${taken.free} times to one network, then after ${taken.waits.join(', ')} … s
  Guessing at many names from one address: ${one.free} guesses, then after ${one.waits.join(', ')} … s
  Guessing at one name from ${many.guesses} addresses: ${many.checked} guesses were checked, the others needed a captcha
  meanwhile the owner
${many.owner.map(({ what, milliseconds }) => `    ${what}: ${Math.round(milliseconds)} ms`).join('\n')}

  Guessing at one number from one address, in ${spelled.spellings} spellings: ${spelled.checked} guesses were checked

  A day of guesses at one name, every captcha solved, on a fake clock:
${day.days.map(({ strategy, guesses, waits }) => `    ${strategy.padEnd(42)} ${String(guesses).padStart(5)} guesses${waits.length > 0 ? `, waits of ${waits.slice(0, 11).join(', ')} s` : ''}`).join('\n')}
    then the owner waits ${day.owner.known} s at a browser the account knows, ${day.owner.unknown} s at another`);
}

function line({ request, answers, medians }: ComparedAnswers, width: number): string {
  const times = `${medians.known.toFixed(0)} / ${medians.unknown.toFixed(0)}`;
  return `  ${request.padEnd(width)}  ${String(answers).padStart(7)}  ${times}`;
}
