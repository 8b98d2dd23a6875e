import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * @param {string} root the repository's root, absolute
 * @returns {import('eslint').Linter.Config}
 */
export function stayInWorkspace(root) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const workspaceOf = (/** @type {string} */ path) =>
    workspaces.find((folder) => `${relative(root, path)}/`.replaceAll('\\', '/').startsWith(`${folder}/`));

  /** @type {import('eslint').Rule.RuleModule} */
  const rule = {
    meta: {
      type: 'problem',
      messages: {
        leaves:
          'A relative path does not leave its workspace: import {{ target }} by its package name, through its door.',
      },
    },
    create(context) {
      /** @param {import('eslint').Rule.Node & { source?: unknown }} node */
      const check = (node) => {
        const path = /** @type {{ value?: unknown } | null | undefined} */ (node.source)?.value;
        if (typeof path !== 'string' || !path.startsWith('.')) return;
        const target = workspaceOf(resolve(dirname(context.filename), path));
        if (target === workspaceOf(context.filename)) return;
        context.report({ node, messageId: 'leaves', data: { target: target ?? 'what belongs to no workspace' } });
      };
      return {
        ImportDeclaration: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
        ImportExpression: check,
      };
    },
  };
  return {
    plugins: { atrium: { rules: { 'stay-in-workspace': rule } } },
    rules: { 'atrium/stay-in-workspace': 'error' },
  };
}
