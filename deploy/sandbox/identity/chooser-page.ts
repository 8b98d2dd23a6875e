import { languageTag } from '@atrium/contract';
import { escapeHtml } from '../../html/escape';
import { chooserPath } from './open-provider';
import { offeredPeople } from './people';
import { chooserLanguage, chooserTexts } from './chooser-texts';

interface ChooserOptions {
  uid: string;
  /** Name of the portal that started the sign-in. */
  site: string;
  /** Languages the portal requested; the first known one is used. */
  languages: string;
}

/** The page where a user chooses an account at the provider. */
export function chooserPage({ uid, site, languages }: ChooserOptions): string {
  const language = chooserLanguage(languages);
  const { title, lead, other, email, name, go, cancel, standIn } = chooserTexts(language, site);
  const action = `${chooserPath}/${encodeURIComponent(uid)}`;
  const people = offeredPeople().map(
    (person) => `<li><button name="person" value="${escapeHtml(person.id)}" class="person">
        <span class="initial" aria-hidden="true">${escapeHtml(person.name.slice(0, 1))}</span>
        <span><strong>${escapeHtml(person.name)}</strong><br>${escapeHtml(person.email)}</span>
      </button></li>`,
  );
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/page/choose.css">
</head>
<body>
<main>
  <h1>${escapeHtml(title)}</h1>
  <p class="lead">${escapeHtml(lead)}</p>
  <form method="post" action="${action}"><ul>${people.join('')}</ul></form>
  <details>
    <summary>${escapeHtml(other)}</summary>
    <form method="post" action="${action}" class="other">
      <label>${escapeHtml(email)}<input name="email" type="email" required maxlength="100" autocomplete="email"></label>
      <label>${escapeHtml(name)}<input name="name" maxlength="60" autocomplete="name"></label>
      <button class="go">${escapeHtml(go)}</button>
    </form>
  </details>
  <form method="post" action="${action}"><button name="cancel" value="1" class="cancel">${escapeHtml(cancel)}</button></form>
  <p class="note">${escapeHtml(standIn)}</p>
</main>
</body>
</html>
`;
}
