import type { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import { nomFichierPdf } from '@asso/domain/dossier/nom-fichier.words';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { demarcheCalls } from '../demarche/demarche-calls.ts';
import { saveHead } from '../demarche/dossier-demarche.ts';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import { readAllowed } from '../dossier/dossier-access.ts';
import type { recepissePdf } from '../dossier/transmission/recepisse.pdf.ts';
import { envoiOf } from '../dossier/transmission/recepisse.ts';
import { fileAnswer, type Handlers } from '../platform/http/handlers.ts';
import { drawApart } from '../platform/pdf/draw-apart.ts';
import type { Platform } from '../platform/platform.ts';
import { demarcheAgrement } from './demarche-agrement.ts';
import { dossierAgrementView } from './dossier-agrement-view.ts';
import { loadAgrement } from './load-agrement.ts';
import { recepisseAgrement } from './recepisse-agrement.ts';

const drawRecepisse = drawApart<typeof recepissePdf>(
  new URL('../dossier/transmission/recepisse.pdf.ts', import.meta.url),
  'recepissePdf',
);

export function dossierAgrementHandlers(platform: Platform): Handlers<typeof dossierAgrementEndpoints> {
  const { db, clock } = platform;
  const agrement = demarcheCalls(platform, demarcheAgrement);
  return {
    readDossierAgrement: ({ actor, params }) => agrement.read({ actor, cle: params.id, droit: 'consult' }),

    readRecepisseAgrementPdf: async ({ actor, params }) => {
      const found = await readAllowed(db, { actor, key: params.id, genre: 'agrement' });
      if (!found.ok) return found;
      const envoi = await envoiOf(db, found.value, actor);
      if (!envoi.ok) return envoi;
      const now = clock.now();
      const viewer = { actor, currentYear: currentExercice(now) };
      const view = dossierAgrementView(await loadAgrement(db, found.value, { now }), { viewer, now });
      const content = await drawRecepisse(recepisseAgrement(view, envoi.value), now);
      const association = view.demandeur.nom;
      const name = nomFichierPdf({ id_fo: view.id_fo, quoi: 'recepisse', association });
      return fileAnswer({ content, name, type: 'application/pdf' });
    },

    saveEtapeAgrement: ({ actor, params, body, ifMatch }) =>
      agrement.within({ actor, cle: params.id_fo, droit: 'edit' }, (tx, one, acte) =>
        saveHead(demarcheAgrement, tx, { ...acte, one, body, ifMatch }),
      ),

    savePiecesAgrement: async ({ actor, params, body }) => {
      const joined = await agrement.joinPieces({
        ...{ actor, cle: params.id_fo, droit: 'edit' },
        pieces: body.pieces,
      });
      if (!joined.ok) return joined;
      const { version } = joined.value;
      return { ok: true, value: { version }, version };
    },

    transmitDossierAgrement: async ({ actor, params, body, ifMatch }) => {
      const cerfa = body?.cerfa;
      const certify = cerfa && ((one: DossierRow) => ({ ...one, tete: { ...one.tete, attestation: cerfa } }));
      const sent = await agrement.send({ actor, cle: params.id_fo, ifMatch, certify });
      if (!sent.ok) return sent;
      const dossier = await agrement.read({ actor, cle: sent.value.id, droit: 'consult' });
      if (!dossier.ok) return dossier;
      const { id_fo, instructions } = dossier.value;
      const services = instructions.map(({ service }) => service.nom).join(', ');
      const message = `Dossier ${id_fo} transmis à ${services}.`;
      return { ok: true, value: { message, dossier: dossier.value }, version: dossier.value.version };
    },
  };
}
