import { writeFileSync } from 'node:fs';
import { aProjet } from '@asso/domain/subvention/test-dossier-complet';
import { it } from 'vitest';
import { dossierSubventionPdf } from './dossier-subvention.pdf.ts';
import { aDossierView, aProjetView } from './test-dossier-view.ts';
it('look', async () => {
    const [budget] = aProjet().budgets ?? [];
    const budgets = [
      { ...budget!, charges: { '60-1': 4000, '61-1': '12 env' }, contributions: { '860': 300, '870': 100 } },
    ];
  writeFileSync('/tmp/e.pdf', await dossierSubventionPdf(aDossierView({ projets: [aProjetView(aProjet({ budgets }))] }), new Date('2027-03-02T13:05:00Z')));
});
