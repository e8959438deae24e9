import { sayProblem } from '@asso/contract/subvention/say-problem';
import { currentExercice } from '@asso/domain/referentiel/exercices';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { statutDe } from '@asso/domain/subvention/dossier-subvention.rules';
import type { DossierKind } from '../dossier/dossier-kinds.ts';
import type { Platform } from '../platform/platform.ts';
import { createDossierSubvention } from './create-dossier.ts';
import { dossierSubventionPdf } from './dossier-subvention.pdf.ts';
import { dossierSubventionView } from './dossier-subvention-view.ts';
import { grantMontants } from './grant-montants.ts';
import { loadDossier } from './load-dossier.ts';

/** What the common base asks of a grant. */
export const dossierSubventionKind = (platform: Platform): DossierKind => ({
  genre: 'subvention',
  fields: dossierSubventionFields,
  matches: (description) => typeof description.code_subvention === 'string',
  create: (call) => createDossierSubvention(platform, call),
  afterSave: async (trx, dossier) => ({ statut: statutDe((await loadDossier(trx, dossier)).complet) }),
  saveMontants: grantMontants,
  pdf: async (dossier, actor) => {
    const now = platform.clock.now();
    const viewer = { actor, currentYear: currentExercice(now) };
    const view = dossierSubventionView(await loadDossier(platform.db, dossier), {
      viewer,
      now,
      say: sayProblem,
    });
    return dossierSubventionPdf(view, now);
  },
});
