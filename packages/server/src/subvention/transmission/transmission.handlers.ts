import { sayProblem } from '@asso/contract/subvention/say-problem';
import type { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { nomFichierPdf } from '@asso/domain/dossier/nom-fichier.words';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { demarcheCalls } from '../../demarche/demarche-calls.ts';
import { readAllowed } from '../../dossier/dossier-access.ts';
import type { recepissePdf } from '../../dossier/transmission/recepisse.pdf.ts';
import { fileAnswer, type Handlers } from '../../platform/http/handlers.ts';
import { drawApart } from '../../platform/pdf/draw-apart.ts';
import type { Platform } from '../../platform/platform.ts';
import { demarcheSubvention } from '../demarche-subvention.ts';
import { dossierSubventionView } from '../dossier-subvention-view.ts';
import { loadDossier } from '../load-dossier.ts';
import { answerRecepisse, readRecepisse, recepisseDossierOf } from './recepisse.ts';
import { recepisseSubvention } from './recepisse-subvention.ts';

const drawRecepisse = drawApart<typeof recepissePdf>(
  new URL('../../dossier/transmission/recepisse.pdf.ts', import.meta.url),
  'recepissePdf',
);

export function transmissionHandlers(platform: Platform): Handlers<typeof transmissionEndpoints> {
  const { db, clock } = platform;
  const subvention = demarcheCalls(platform, demarcheSubvention);
  return {
    transmitDossier: async ({ actor, params, ifMatch }) =>
      answerRecepisse(await subvention.send({ actor, cle: params.id_fo, ifMatch })),

    readRecepisse: ({ actor, params }) => readRecepisse(db, { actor, key: params.id }),

    readRecepissePdf: async ({ actor, params }) => {
      const found = await readAllowed(db, { actor, key: params.id, genre: 'subvention' });
      if (!found.ok) return found;
      const recepisse = await recepisseDossierOf(db, found.value, actor);
      if (!recepisse.ok) return recepisse;
      const now = clock.now();
      const view = dossierSubventionView(await loadDossier(db, found.value), {
        viewer: { actor, currentYear: currentExercice(now) },
        now,
        say: sayProblem,
      });
      const content = await drawRecepisse(recepisseSubvention(view, recepisse.value), now);
      const association = view.demandeur.nom;
      const projet = found.value.intitule;
      const name = nomFichierPdf({ id_fo: view.id_fo, projet, quoi: 'recepisse', association });
      return fileAnswer({ content, name, type: 'application/pdf' });
    },
  };
}
