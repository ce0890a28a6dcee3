import { type CallReport, openVendorLine } from '../../line/vendor-line.ts';
import { chargedCalls } from '../charged-call.ts';
import { type ModelSettings, readModelSettings } from '../model-settings.ts';
import { memoryLedger } from './memory-ledger.ts';

/** Models set up as given, with a ledger in memory and a short patience. */
export const openTestModels = (
  given: Readonly<Record<string, string>>,
  { bookBudget, patienceMs = 2_000 }: { bookBudget?: number | undefined; patienceMs?: number } = {},
) => {
  const read = readModelSettings(given);
  if (!read.ok || !read.settings) throw new Error(JSON.stringify(read));
  const settings: ModelSettings = read.settings;
  const ledger = memoryLedger(bookBudget);
  const reports: CallReport[] = [];
  const alarms: string[] = [];
  const clock = { now: () => new Date('2026-11-22T12:00:00Z') };
  const line = openVendorLine({
    vendor: 'ai',
    clock,
    report: (report) => reports.push(report),
    limits: { breakAfter: 50 },
  });
  // The time limits of models are minutes: a test waits less.
  const impatient: typeof line = {
    ...line,
    ask: (call, run) => line.ask({ ...call, timeLimitMs: patienceMs }, run),
  };
  const alarm = (model: string) => void alarms.push(model);
  const charged = chargedCalls({ ledger, line: impatient, clock, alarm });
  return { settings, ledger, reports, alarms, charged, line: impatient };
};
