import type { associationEndpoints } from '@asso/contract/association/association.endpoints';
import type { Rubrique } from '@asso/domain/association/rubriques.rows';
import type { Actor } from '@asso/domain/compte/actor';
import { listOwnedDocuments } from '../document/document.sql.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { openAssociation } from './association-access.ts';
import { coffreView } from './coffre/coffre-view.ts';
import { isVaultDocumentSeen } from './coffre/document-owner.ts';
import { etablissementTenuView } from './collection/ligne-views.ts';
import { listEtablissements } from './fiche/etablissement.sql.ts';
import { rubriqueView } from './fiche/fiche-view.ts';
import { saveEtablissement } from './fiche/save-etablissement.ts';
import { saveRubrique } from './fiche/save-rubrique.ts';
import type { Registres } from './registre-documents/registre.ts';
import { etatRegistre } from './registre-documents/registre-documents.job.ts';

export function associationHandlers(
  platform: Platform,
  registres: () => Registres,
): Handlers<typeof associationEndpoints> {
  const { db } = platform;

  const read = async <R extends Rubrique>(rubrique: R, actor: Actor, id_asso: string) => {
    const opened = await openAssociation(db, { actor, id_asso });
    return opened.ok ? { ok: true as const, view: rubriqueView(opened.value, rubrique) } : opened;
  };
  const save = async <R extends Rubrique>(rubrique: R, call: Save) => {
    const { actor, body, ifMatch, query } = call;
    const saved = await saveRubrique(platform, { actor, id_asso: query.id_asso, rubrique, body, ifMatch });
    return saved.ok ? { ok: true as const, view: rubriqueView(saved.value, rubrique) } : saved;
  };

  return {
    readIdentite: async ({ actor, query }) => identite(await read('identite', actor, query.id_asso)),
    saveIdentite: async (call) => identite(await save('identite', call)),
    readCoordonnees: async ({ actor, query }) => coordonnees(await read('coordonnees', actor, query.id_asso)),
    saveCoordonnees: async (call) => coordonnees(await save('coordonnees', call)),
    readActivites: async ({ actor, query }) => activites(await read('activites', actor, query.id_asso)),
    saveActivites: async (call) => activites(await save('activites', call)),
    readSpecificites: async ({ actor, query }) =>
      specificites(await read('specificites', actor, query.id_asso)),
    saveSpecificites: async (call) => specificites(await save('specificites', call)),

    listEtablissements: async ({ actor, query }) => {
      const opened = await openAssociation(db, { actor, id_asso: query.id_asso });
      if (!opened.ok) return opened;
      const { row, acces } = opened.value;
      const rows = await listEtablissements(db, [row.id], acces.sirets);
      return { ok: true, value: { items: rows.map(etablissementTenuView), rights: acces.rights } };
    },

    saveEtablissement: async ({ actor, query, body, ifMatch }) => {
      const saved = await saveEtablissement(platform, { actor, ...query, body, ifMatch });
      return saved.ok ? answer(etablissementTenuView(saved.value)) : saved;
    },

    listDocuments: async ({ actor, query }) => {
      const opened = await openAssociation(db, { actor, id_asso: query.id_asso });
      if (!opened.ok) return opened;
      const { row, acces } = opened.value;
      const rows = await listOwnedDocuments(db, {
        proprietaire: 'association',
        id_proprietaire: row.id,
        type: query.type,
      });
      const seen = rows.filter((document) => isVaultDocumentSeen(document, opened.value));
      const items = await coffreView(db, { actor, rows: seen });
      const registre = await etatRegistre(platform, registres, row.id);
      return { ok: true, value: { items, rights: acces.rights, registre } };
    },
  };
}

type Save = {
  actor: Actor;
  query: { id_asso: string };
  body: Parameters<typeof saveRubrique>[1]['body'];
  ifMatch: number;
};

type Read<R extends Rubrique> =
  | { ok: true; view: ReturnType<typeof rubriqueView<R>> }
  | Extract<Awaited<ReturnType<typeof saveRubrique>>, { ok: false }>
  | Extract<Awaited<ReturnType<typeof openAssociation>>, { ok: false }>;

const answer = <V extends { version: number }>(value: V) => ({
  ok: true as const,
  value,
  version: value.version,
});

const identite = (read: Read<'identite'>) =>
  read.ok ? answer({ identite: read.view.valeur, ...read.view.shared }) : read;
const coordonnees = (read: Read<'coordonnees'>) =>
  read.ok ? answer({ coordonnees: read.view.valeur, ...read.view.shared }) : read;
const activites = (read: Read<'activites'>) =>
  read.ok ? answer({ activites: read.view.valeur, ...read.view.shared }) : read;
const specificites = (read: Read<'specificites'>) =>
  read.ok ? answer({ specificites: read.view.valeur, ...read.view.shared }) : read;
