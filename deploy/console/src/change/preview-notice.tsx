import { observer } from 'mobx-react-lite';
import { Notice } from '../components/notice';
import type { ChangeForm, Preview } from './change-form';

/** Shows whether the chosen release can be deployed, and what a browser would fetch. */
export const PreviewNotice = observer(function PreviewNotice({ form }: { form: ChangeForm }) {
  const { preview } = form;
  if (!preview) return null;
  if (preview.value) return <Verdict preview={preview.value} />;
  if (preview.failure) return <Notice tone="warning">{preview.failure.message}</Notice>;
  return (
    <p role="status" aria-busy="true" css={{ color: 'var(--color-muted)' }}>
      Checking whether this release is compatible with the releases in use…
    </p>
  );
});

function Verdict({ preview: { findings, comparison } }: { preview: Preview }) {
  const refusals = findings.filter(({ severity }) => severity === 'refusal');
  const { files, fetched, descriptor } = comparison;
  const described = descriptor.length === 0 ? '' : ` Its descriptor changes in ${descriptor.length} places.`;
  return (
    <Notice
      tone={refusals.length > 0 ? 'error' : findings.length > 0 ? 'warning' : 'success'}
      title={refusals.length > 0 ? 'This release cannot be deployed now' : 'This release can be deployed'}
    >
      {findings.length > 0 && (
        <ul>
          {findings.map(({ severity, sentence }) => (
            <li key={sentence}>{severity === 'warning' ? `Note: ${sentence}` : sentence}</li>
          ))}
        </ul>
      )}
      <p>
        {files.length} files differ from the stable release; a browser fetches {kilobytes(fetched)}.{described}
      </p>
    </Notice>
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB before compression`;
}
