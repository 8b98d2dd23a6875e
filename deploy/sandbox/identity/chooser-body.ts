import { escapeHtml } from '../../html/escape';
import { chooserPath } from './open-provider';
import { offeredPeople } from './people';
import type english from './locales/EN.json';

export type ChooserTexts = typeof english;

interface ChooserOptions {
  /** Id of the provider's interaction. */
  uid: string;
  /** Name of the portal that started the sign-in. */
  site: string;
  /** In these, `{{site}}` is the portal's name. */
  texts: ChooserTexts;
}

/** The content of the page where a user chooses an account at the provider. */
export function chooserBody({ uid, site, texts }: ChooserOptions): string {
  const say = (key: keyof ChooserTexts) => escapeHtml(texts[key].replaceAll('{{site}}', site));
  const action = `${chooserPath}/${encodeURIComponent(uid)}`;
  const people = offeredPeople().map(
    (person) => `<li><button name="person" value="${escapeHtml(person.id)}" class="person">
        <span class="initial" aria-hidden="true">${escapeHtml(person.name.slice(0, 1))}</span>
        <span><strong>${escapeHtml(person.name)}</strong><br>${escapeHtml(person.email)}</span>
      </button></li>`,
  );
  return `<main>
  <h1>${say('title')}</h1>
  <p class="lead">${say('continueTo')}</p>
  <form method="post" action="${action}"><ul>${people.join('')}</ul></form>
  <details>
    <summary>${say('other')}</summary>
    <form method="post" action="${action}" class="other">
      <label>${say('email')}<input name="email" type="email" required maxlength="100" autocomplete="email"></label>
      <label>${say('name')}<input name="name" maxlength="60" autocomplete="name"></label>
      <button class="go">${say('submit')}</button>
    </form>
  </details>
  <form method="post" action="${action}"><button name="cancel" value="1" class="cancel">${say('cancel')}</button></form>
  <p class="note">${say('demo')}</p>
</main>
`;
}
