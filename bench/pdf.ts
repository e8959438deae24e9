import { drawApart } from '@asso/server/platform/pdf/draw-apart';
import type { dossierSubventionPdf } from '@asso/server/subvention/pdf/dossier-subvention.pdf';
import { deuxAns } from '@asso/server/subvention/test/test-deux-ans';
import type { Measure, Workload } from './support/workload.ts';

const cpuMs = 200;
const rounds = 15;
const at = new Date('2027-03-12T13:05:00Z');

const draw = drawApart<typeof dossierSubventionPdf>(
  new URL('../packages/server/src/subvention/pdf/dossier-subvention.pdf.ts', import.meta.url),
  'dossierSubventionPdf',
);

export const workload: Workload = {
  title: 'a dossier of two projects over two years with full budgets, drawn in the thread of PDFs',
  prepare: async () => ({
    rounds,
    subjects: [{ name: 'PDF', round: measure }],
    judge: ({ PDF: found = {} }) => [
      {
        limit: `at most ${cpuMs} ms of processor`,
        found: `${Math.round(found['processor ms'] ?? 0)} ms`,
        isHeld: (found['processor ms'] ?? 0) <= cpuMs,
      },
    ],
    stop: async () => undefined,
  }),
};

/**
 * Draws one PDF. The time is that of all the threads of the process, so it includes the drawing thread and its call.
 */
async function measure(): Promise<Measure> {
  const began = process.cpuUsage();
  const content = await draw(deuxAns(), at);
  const { user, system } = process.cpuUsage(began);
  const pages = content.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  return { 'processor ms': (user + system) / 1000, pages, kB: content.length / 1000 };
}
