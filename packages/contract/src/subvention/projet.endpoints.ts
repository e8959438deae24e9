// These calls manage the projects of a grant dossier (§7 Grant only).
import { projetFields } from '@asso/domain/subvention/projet.fields';
import { z } from 'zod';
import { listSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { changementsFormulaire, marques } from '../kernel/formulaire.ts';
import { champProjetSchema } from './projet-champs.ts';
import { projetSchema } from './subvention.schemas.ts';
import { demandeurs, fallback, id } from './subvention-calls.ts';

/** A new project may already have some sections filled; the domain's schema checks them. */
const corpsSchema = z
  .partialRecord(z.enum(Object.keys(projetFields)), z.unknown())
  .meta({ [marques.formulaire]: 'projet' });

export const projetEndpoints = {
  listProjets: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/projets',
    summary: 'Les projets d’un dossier ; de chacun, seulement les champs nommés (fields) s’il y en a.',
    access: demandeurs,
    scope: 'dossier:lire',
    params: { id },
    query: z.object({ ...roleQuerySchema.shape, fields: listSchema(champProjetSchema) }),
    reply: z.object({ items: z.array(projetSchema.partial()) }),
    problems: ['dossier.inaccessible'],
    fallback: fallback('subvention.projets-illisibles'),
  }),
  readProjet: endpoint({
    method: 'GET',
    path: '/demande/dossiers/projets/{id}',
    summary: 'Un projet.',
    access: demandeurs,
    scope: 'dossier:lire',
    params: { id },
    query: roleQuerySchema,
    reply: projetSchema,
    problems: ['subvention.projet-inconnu'],
    fallback: fallback('subvention.projet-illisible'),
  }),
  createProjet: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id_fo}/projets',
    summary: 'Ajoute un projet ; ce qui n’est pas donné est rempli par le portail, à revoir.',
    access: demandeurs,
    scope: 'dossier:ecrire',
    params: { id_fo: id },
    query: roleQuerySchema,
    body: z.strictObject({ corps: corpsSchema.optional() }).optional(),
    reply: projetSchema,
    problems: [
      'dossier.inaccessible',
      'dossier.non-editable',
      'dossier.incomplet',
      'subvention.trop-de-projets',
      'subvention.projet-unique',
    ],
    fallback: fallback('subvention.projet-non-cree'),
    idempotent: true,
    status: 201,
  }),
  saveProjet: endpoint({
    method: 'PUT',
    path: '/demande/dossiers/{id_fo}/projets/{id}',
    summary: 'Enregistre ce qui a changé dans un projet, champ par champ : tout, ou rien.',
    access: demandeurs,
    scope: 'dossier:ecrire',
    params: { id_fo: id, id },
    query: roleQuerySchema,
    body: z.strictObject({ changes: changementsFormulaire('projet') }),
    reply: projetSchema,
    problems: [
      'dossier.inaccessible',
      'subvention.projet-inconnu',
      'dossier.non-editable',
      'subvention.montant-fige',
      'kernel.conflit',
      'kernel.champ-inconnu',
    ],
    fallback: fallback('subvention.projet-non-enregistre'),
    ifMatch: 'exige',
  }),
  deleteProjet: endpoint({
    method: 'DELETE',
    path: '/demande/dossiers/{id_fo}/projets/{id}',
    summary: 'Retire un projet du dossier.',
    access: demandeurs,
    scope: 'dossier:ecrire',
    params: { id_fo: id, id },
    query: roleQuerySchema,
    reply: z.object({ id: z.string() }),
    problems: [
      'subvention.projet-inconnu',
      'dossier.inaccessible',
      'dossier.non-editable',
      'subvention.projet-fige',
      'kernel.conflit',
    ],
    fallback: fallback('subvention.projet-non-supprime'),
    idempotent: true,
  }),
  transferProjet: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{from}/projets/{id}/transfer',
    summary: 'Fait passer un projet dans un autre dossier en cours de saisie du même établissement.',
    access: demandeurs,
    params: { from: id, id },
    query: roleQuerySchema,
    body: z.strictObject({ idDossierTo: id }),
    reply: projetSchema,
    problems: [
      'subvention.projet-inconnu',
      'dossier.inaccessible',
      'dossier.non-editable',
      'dossier.incomplet',
      'subvention.transfert-vers-soi',
      'subvention.transfert-autre-association',
      'subvention.trop-de-projets',
      'subvention.projet-unique',
    ],
    fallback: fallback('subvention.projet-non-transfere'),
    idempotent: true,
  }),
  duplicateProjet: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/projets/{projectId}/duplicate',
    summary:
      'Copie un projet dans son dossier, ou dans celui que le corps nomme (reprendre un ancien projet).',
    access: demandeurs,
    params: { id, projectId: id },
    query: roleQuerySchema,
    body: z.strictObject({ idDossierTo: id.optional() }).optional(),
    reply: projetSchema,
    problems: [
      'subvention.projet-inconnu',
      'dossier.inaccessible',
      'dossier.non-editable',
      'dossier.incomplet',
      'subvention.transfert-autre-association',
      'subvention.trop-de-projets',
      'subvention.projet-unique',
    ],
    fallback: fallback('subvention.projet-non-duplique'),
    idempotent: true,
    status: 201,
  }),
} as const satisfies EndpointTable;
