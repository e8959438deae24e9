import type { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import type { Actor } from '@asso/domain/compte/actor';
import { nomFichierPdf } from '@asso/domain/dossier/nom-fichier.words';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { inaccessible, readAllowed } from '../dossier/dossier-access.ts';
import { kindsOfDossiers } from '../dossier/dossier-kinds.ts';
import { saveTete } from '../dossier/save-tete.ts';
import type { recepissePdf } from '../dossier/transmission/recepisse.pdf.ts';
import { envoiOf } from '../dossier/transmission/recepisse.ts';
import { type Answer, fileAnswer, type Handlers } from '../platform/http/handlers.ts';
import { drawApart } from '../platform/pdf/draw-apart.ts';
import type { Platform } from '../platform/platform.ts';
import { dossierAgrementView } from './dossier-agrement-view.ts';
import { loadAgrement } from './load-agrement.ts';
import { readAgrement } from './read-agrement.ts';
import { recepisseAgrement } from './recepisse-agrement.ts';
import { savePiecesAgrement } from './save-pieces-agrement.ts';
import { transmitAgrement } from './transmit-agrement.ts';

const drawRecepisse = drawApart<typeof recepissePdf>(
  new URL('../dossier/transmission/recepisse.pdf.ts', import.meta.url),
  'recepissePdf',
);

export function dossierAgrementHandlers(platform: Platform): Handlers<typeof dossierAgrementEndpoints> {
  const { db, clock } = platform;
  const read = async (actor: Actor, key: string): Promise<Answer<DossierAgrementView>> => {
    const found = await readAllowed(db, { actor, key, genre: 'agrement' });
    if (!found.ok) return found;
    const value = await readAgrement(platform, found.value, actor);
    return { ok: true, value, version: value.version };
  };
  return {
    readDossierAgrement: ({ actor, params }) => read(actor, params.id),

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

    saveEtapeAgrement: async ({ actor, params, body, ifMatch }) => {
      const found = await readAllowed(db, { actor, key: params.id_fo, genre: 'agrement' });
      if (!found.ok) return found;
      const save = { actor, key: found.value.id, body, ifMatch };
      const saved = await saveTete(platform, kindsOfDossiers, save);
      return saved.ok
        ? { ...saved, value: { ...saved.value, tete: saved.value.tete as DossierAgrement } }
        : saved;
    },

    savePiecesAgrement: ({ actor, params, body }) =>
      savePiecesAgrement(platform, { actor, key: params.id_fo, pieces: body.pieces }),

    transmitDossierAgrement: async ({ actor, params, body, ifMatch }) => {
      const sent = await transmitAgrement(platform, {
        ...{ actor, key: params.id_fo, ifMatch },
        cerfa: body?.cerfa,
      });
      if (!sent.ok) return sent;
      const dossier = await read(actor, sent.value.id);
      if (!dossier.ok) return inaccessible;
      const { id_fo, instructions } = dossier.value;
      const services = instructions.map(({ service }) => service.nom).join(', ');
      const message = `Dossier ${id_fo} transmis à ${services}.`;
      return { ok: true, value: { message, dossier: dossier.value }, version: dossier.value.version };
    },
  };
}
