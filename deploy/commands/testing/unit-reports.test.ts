import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnitReports } from './unit-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'atrium-unit-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = join(folder, 'report.json');
const restored = join(folder, 'restored.json');

describe('reports of unit tests', () => {
  let reports: string;
  beforeEach(() => {
    reports = mkdtempSync(join(folder, 'kept-'));
    writeFileSync(report, '{"numPassedTests":7}');
    rmSync(restored, { force: true });
  });

  it('are restored for the project and tree they were kept for', () => {
    new UnitReports(reports, 'tree-a').keep('node', report);
    expect(new UnitReports(reports, 'tree-a').restore('node', restored)).toBe(true);
    expect(readFileSync(restored, 'utf8')).toBe('{"numPassedTests":7}');
  });

  it('are not restored for another tree or another project', () => {
    new UnitReports(reports, 'tree-a').keep('node', report);
    expect(new UnitReports(reports, 'tree-b').restore('node', restored)).toBe(false);
    expect(new UnitReports(reports, 'tree-a').restore('browser', restored)).toBe(false);
  });

  it('replace the report of an earlier tree, not those of the other project', () => {
    new UnitReports(reports, 'tree-a').keep('node', report);
    new UnitReports(reports, 'tree-a').keep('browser', report);
    new UnitReports(reports, 'tree-b').keep('node', report);
    expect(new UnitReports(reports, 'tree-a').restore('node', restored)).toBe(false);
    expect(new UnitReports(reports, 'tree-a').restore('browser', restored)).toBe(true);
  });

  it('are neither kept nor restored without a fingerprint of the tree', () => {
    const unknown = new UnitReports(reports, undefined);
    unknown.keep('node', report);
    expect(unknown.restore('node', restored)).toBe(false);
  });
});
